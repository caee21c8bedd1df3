import type { Act } from '../acts/act.ts'
import { binCopies } from '../copies/copy-acts.ts'
import { dropWishes } from '../wishes/wish-acts.ts'

/** Takes what an account has of samples out of its collection: the copies lie in the bin, the wishes are taken back. */
export async function removeSamples(act: Act): Promise<void> {
  const copies = await act.db
    .selectFrom('copies')
    .selectAll()
    .where('owner_id', '=', act.owner)
    .where('is_sample', '=', 1)
    .where('deleted_at', 'is', null)
    .execute()
  // What is promised stays with its promise.
  await binCopies(
    act,
    copies.filter(({ listed, reserved }) => listed + reserved === 0),
  )
  const wishes = await act.db
    .selectFrom('wishes')
    .selectAll()
    .where('owner_id', '=', act.owner)
    .where(({ or, eb, selectFrom }) =>
      or(
        (['item_id', 'variant_id'] as const).map((column) =>
          // The default variant of a sample has the sample's own id.
          eb(column, 'in', selectFrom('items').select('items.id').where('items.is_sample', '=', 1)),
        ),
      ),
    )
    .execute()
  await dropWishes(act, wishes)
}
