import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'

import type { Act, Verb } from '../acts/act.ts'
import { keptOfRow } from '../acts/kept-of-row.ts'
import { changedFields } from '../acts/changed-fields.ts'
import { isOfShownItem } from '../catalogue/visible.ts'
import { newId } from '@collect/storage'
import type { WishRow } from '../store/rows/copy-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'

export type StoredWish = Selectable<WishRow>

/** What a person writes about a wish. A wish that is taken back has no row, so that all of these are null then. */
const writtenColumns = [
  'item_id',
  'variant_id',
  'set_id',
  'priority',
  'min_rank',
  'max_amount',
  'max_currency',
  'quantity',
  'note',
  'fulfilled_at',
] as const

export type WrittenWish = Partial<Pick<StoredWish, (typeof writtenColumns)[number]>>

/** A wish to make. One that is made again has the revision and the day that it had when it was taken back. */
type NewWish = WrittenWish & Partial<Pick<StoredWish, 'id' | 'rev' | 'created_at'>>

/** What a wish is where nothing is written. */
export const blankWish: Readonly<Record<(typeof writtenColumns)[number], null>> = {
  item_id: null,
  variant_id: null,
  set_id: null,
  priority: null,
  min_rank: null,
  max_amount: null,
  max_currency: null,
  quantity: null,
  note: null,
  fulfilled_at: null,
}

/** How a wish looks that has no row. */
export const noWish = { ...blankWish, rev: null, created_at: null } as const

/** Wishes of an account (docs/contract/collectibles.md §4.6). */
export const mostWishes = 100_000

/** Wishes of one statement. */
const wishesAtOnce = 500

export const countWishes = async (db: Kysely<CollectiblesTables>, owner: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('wishes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner_id', '=', owner)
        .where(isOfShownItem(sql`coalesce(wishes.item_id, wishes.variant_id)`))
        .executeTakeFirstOrThrow()
    ).count,
  )

/** Makes wishes. One that its owner has already stays as it is. */
export async function makeWishes(
  act: Act,
  wishes: readonly NewWish[],
  verb: Verb = 'made',
): Promise<readonly StoredWish[]> {
  const made: StoredWish[] = []
  for (let from = 0; from < wishes.length; from += wishesAtOnce)
    made.push(
      ...(await act.db
        .insertInto('wishes')
        .values(wishes.slice(from, from + wishesAtOnce).map((wish) => rowOf(act, wish)))
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .execute()),
    )
  for (const wish of made)
    act.note({
      entity: 'wish',
      id: wish.id,
      verb,
      fields: fieldsOf((column) => [null, wish[column]], wish),
    })
  return made
}

/** All columns of each row, since rows of one statement share them. */
const rowOf = ({ owner, now }: Act, wish: NewWish): Insertable<WishRow> => ({
  id: wish.id ?? newId(now),
  owner_id: owner,
  item_id: wish.item_id ?? null,
  variant_id: wish.variant_id ?? null,
  set_id: wish.set_id ?? null,
  priority: wish.priority ?? 3,
  min_rank: wish.min_rank ?? -1,
  max_amount: wish.max_amount ?? null,
  max_currency: wish.max_currency ?? null,
  quantity: wish.quantity ?? 1,
  note: wish.note ?? '',
  fulfilled_at: wish.fulfilled_at ?? null,
  // A client that knows the wish of before must not overwrite the one that is made again.
  rev: (wish.rev ?? 0) + 1,
  created_at: wish.created_at ?? now,
  updated_at: now,
})

/** Takes wishes back. */
export async function dropWishes(act: Act, wishes: readonly StoredWish[]): Promise<void> {
  for (const wish of wishes) {
    await act.db.deleteFrom('wishes').where('owner_id', '=', act.owner).where('id', '=', wish.id).execute()
    const fields = fieldsOf((column) => [wish[column], null], wish)
    act.note({ entity: 'wish', id: wish.id, verb: 'deleted', fields: { ...fields, ...keptOfRow(wish) } })
  }
}

/** Changes a wish; it gets its next revision. What is wished stays. */
export async function changeWish(act: Act, before: StoredWish, set: WrittenWish): Promise<StoredWish> {
  const after = await act.db
    .updateTable('wishes')
    .set({ ...set, rev: before.rev + 1, updated_at: act.now })
    .where('id', '=', before.id)
    .where('owner_id', '=', act.owner)
    .returningAll()
    .executeTakeFirstOrThrow()
  act.note({ entity: 'wish', id: before.id, verb: 'changed', fields: changedWishFields(before, after) })
  return after
}

export const changedWishFields = changedFields(writtenColumns, [['max_amount', 'max_currency']])

/** The columns in which something is written: column → [before, after]. */
const fieldsOf = (
  changeOf: (column: (typeof writtenColumns)[number]) => readonly [before: unknown, after: unknown],
  wish: StoredWish,
) =>
  Object.fromEntries(
    writtenColumns.filter((column) => wish[column] !== null).map((column) => [column, changeOf(column)] as const),
  )

/** Open wishes of an item or one of its variants. */
export const wishesOf = (db: Kysely<CollectiblesTables>, owner: string, item: string): Promise<StoredWish[]> =>
  db
    .selectFrom('wishes')
    .selectAll()
    .where('owner_id', '=', owner)
    .where('fulfilled_at', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('item_id', '=', item),
        eb('variant_id', 'in', selectFrom('variants').select('variants.id').where('variants.item_id', '=', item)),
      ]),
    )
    .orderBy('id')
    .execute()
