import type { Act } from '../acts/act.ts'
import { changeCopies, type CopyEdit } from '../copies/copy-acts.ts'
import { hadStatuses } from '../copies/statuses.ts'

/**
 * Marks the pieces above the keep count as spare, those in the worst condition first. What is marked already stays
 * marked, and what is promised is not marked. Answers the number of copies that have changed.
 */
export async function markSpares(
  act: Act,
  variants: readonly string[],
  { keep }: { readonly keep: number },
): Promise<number> {
  if (variants.length === 0) return 0
  const copies = await act.db
    .selectFrom('copies')
    .selectAll()
    .where('owner_id', '=', act.owner)
    .where('variant_id', 'in', [...variants])
    .where('deleted_at', 'is', null)
    .where('status', 'in', [...hadStatuses])
    .orderBy('rank')
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const edits: CopyEdit[] = []
  for (const variant of variants) {
    const own = copies.filter(({ variant_id }) => variant_id === variant)
    const owned = own.reduce((sum, { quantity }) => sum + quantity, 0)
    const marked = own.reduce((sum, { spare }) => sum + spare, 0)
    let wanted = owned - keep - marked
    for (const before of own) {
      const more = Math.min(wanted, before.quantity - before.spare - before.listed - before.reserved)
      if (more <= 0) continue
      edits.push({ before, set: { spare: before.spare + more }, verb: 'changed' })
      wanted -= more
    }
  }
  await changeCopies(act, edits)
  return edits.length
}
