import type { Act } from '../acts/act.ts'
import { gradesOf } from '../catalogue/condition-scales.ts'
import { visibleTo } from '../catalogue/visible.ts'
import type { FieldProblem, WishInput, WishPatch } from '../wire/index.ts'
import type { StoredWish, WrittenWish } from './wish-acts.ts'

/** What is wished. */
export type WishTarget = Pick<StoredWish, 'item_id' | 'variant_id' | 'set_id'>

/** The wished thing, if its owner may see it. */
export async function targetOf(act: Act, { item, variant, set }: WishInput): Promise<WishTarget | undefined> {
  const none = { item_id: null, variant_id: null, set_id: null }
  if (set !== undefined) {
    const row = await act.db
      .selectFrom('collectible_sets as set')
      .select('set.id')
      .where('set.id', '=', set)
      .where(visibleTo(act.owner, 'set'))
      .executeTakeFirst()
    return row && { ...none, set_id: row.id }
  }
  const row = await act.db
    .selectFrom('items as item')
    .innerJoin('variants as variant', 'variant.item_id', 'item.id')
    .select(['item.id as item_id', 'variant.id as variant_id'])
    .where(visibleTo(act.owner, 'item'))
    .$call((query) =>
      variant === undefined ? query.where('item.id', '=', item ?? '') : query.where('variant.id', '=', variant),
    )
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  return variant === undefined ? { ...none, item_id: row.item_id } : { ...none, variant_id: row.variant_id }
}

/** The scale by which the wished thing is graded. */
async function scaleOf({ db }: Act, { item_id, variant_id, set_id }: WishTarget): Promise<string | undefined> {
  const query = db.selectFrom('categories as category').select('category.scale_id')
  if (set_id !== null)
    return (
      await query
        .innerJoin('collectible_sets as set', 'set.category_id', 'category.id')
        .where('set.id', '=', set_id)
        .executeTakeFirst()
    )?.scale_id
  const row = await query
    .innerJoin('items as item', 'item.category_id', 'category.id')
    .innerJoin('variants as variant', 'variant.item_id', 'item.id')
    .where((eb) => (variant_id === null ? eb('item.id', '=', item_id) : eb('variant.id', '=', variant_id)))
    .limit(1)
    .executeTakeFirst()
  return row?.scale_id
}

/** The columns that a patch gives; absent fields give none. */
export async function wishWith(
  act: Act,
  target: WishTarget,
  { priority, min_grade, max, quantity, note }: WishPatch,
): Promise<{ readonly written: WrittenWish } | { readonly problems: readonly FieldProblem[] }> {
  const scale = typeof min_grade === 'string' ? await scaleOf(act, target) : undefined
  const grade = gradesOf(scale).find(({ id }) => id === min_grade)
  if (typeof min_grade === 'string' && !grade)
    return {
      problems: [{ path: 'min_grade', id: 'not_found', message: 'The scale of the category has no such grade.' }],
    }
  return {
    written: {
      ...(priority !== undefined && { priority }),
      ...(min_grade !== undefined && { min_rank: grade?.rank ?? -1 }),
      ...(max !== undefined && { max_amount: max?.amount ?? null, max_currency: max?.currency ?? null }),
      ...(quantity !== undefined && { quantity }),
      ...(note !== undefined && { note: note ?? '' }),
    },
  }
}
