import type { Kysely } from 'kysely'

import { gradesOf } from '../catalogue/condition-scales.ts'
import { listOfTexts } from '../store/list-of-texts.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { earliestDay } from '../wire/day.ts'
import { foldedName } from '../wire/folded-name.ts'
import type { ConditionDetail } from '../wire/index.ts'
import type { StoredCopy } from './stored-copy.ts'

/** What the other columns follow from. */
export const leadingColumns = [
  'category_id',
  'item_id',
  'own_name',
  'grade',
  'grade_detail',
  'paid_amount',
  'paid_currency',
  'fees_amount',
  'acquired_on',
  'own_value_amount',
  'own_value_currency',
] as const satisfies readonly (keyof StoredCopy)[]

export type Leading = Pick<StoredCopy, (typeof leadingColumns)[number]>

/** Columns that no person writes: they order, count and value a copy. */
export type Following = Pick<
  StoredCopy,
  | 'set_id'
  | 'sort_name'
  | 'number_sort'
  | 'year_order'
  | 'year_last'
  | 'is_sample'
  | 'rank'
  | 'band'
  | 'cost_amount'
  | 'acquired_order'
  | 'value_amount'
  | 'value_order'
  | 'value_basis'
>

/** Copies without a year come last in the order of years, and are in no span of years. */
export const yearsOfCopy = (
  item: { readonly year_from?: number | null | undefined; readonly year_to?: number | null | undefined } | undefined,
): Pick<StoredCopy, 'year_order' | 'year_last'> => ({
  year_order: item?.year_from ?? 10_000,
  year_last: item?.year_to ?? item?.year_from ?? -10_000,
})

/** The following columns of copies of one owner, in their order. */
export async function followingColumns(
  db: Kysely<CollectiblesTables>,
  owner: string,
  copies: readonly Leading[],
): Promise<readonly Following[]> {
  if (copies.length === 0) return []
  const ids = [...new Set(copies.map(({ item_id }) => item_id).filter((id) => id !== null))]
  const items = new Map(
    ids.length === 0
      ? []
      : (
          await db
            .selectFrom('items')
            .select(['id', 'set_id', 'sort_name', 'number_sort', 'year_from', 'year_to', 'is_sample'])
            .where('id', 'in', listOfTexts(db, ids))
            .execute()
        ).map((item) => [item.id, item] as const),
  )
  const categories = [...new Set(copies.map(({ category_id }) => category_id))]
  const scales = new Map(
    (await db.selectFrom('categories').select(['id', 'scale_id']).where('id', 'in', categories).execute()).map(
      ({ id, scale_id }) => [id, scale_id] as const,
    ),
  )
  const { currency } = await db
    .selectFrom('collectors')
    .select('currency')
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()

  return copies.map((copy) => {
    const item = copy.item_id === null ? undefined : items.get(copy.item_id)
    return {
      set_id: item?.set_id ?? null,
      sort_name: copy.own_name === null ? (item?.sort_name ?? '') : foldedName(copy.own_name),
      number_sort: item?.number_sort ?? '',
      ...yearsOfCopy(item),
      is_sample: item?.is_sample ?? 0,
      ...rankedAs(scales.get(copy.category_id), copy),
      cost_amount: costIn(currency, copy),
      acquired_order: earliestDay(copy.acquired_on),
      ...valuedIn(currency, copy),
    }
  })
}

/** A record is one band lower when its sleeve is two bands or more below (docs/contract/collectibles.md §2.6). */
function rankedAs(
  scale: string | undefined,
  { grade, grade_detail }: Pick<Leading, 'grade' | 'grade_detail'>,
): Pick<Following, 'rank' | 'band'> {
  const grades = gradesOf(scale)
  const found = grades.find(({ id }) => id === grade)
  if (!found) return { rank: -1, band: 0 }
  const { sleeve } = JSON.parse(grade_detail) as ConditionDetail // checked when it was written
  const worn = scale === 'record' ? grades.find(({ id }) => id === sleeve) : undefined
  const isWorn = worn !== undefined && worn.band <= found.band - 2
  return { rank: found.rank, band: isWorn ? found.band - 1 : found.band }
}

/** Amounts of other currencies have no cost here, because they would need a rate. */
const costIn = (currency: string, { paid_amount, paid_currency, fees_amount }: Leading): number | null =>
  paid_amount === null || paid_currency !== currency ? null : paid_amount + (fees_amount ?? 0)

function valuedIn(
  currency: string,
  { own_value_amount: own, own_value_currency }: Leading,
): Pick<Following, 'value_amount' | 'value_order' | 'value_basis'> {
  return own === null || own_value_currency !== currency
    ? { value_amount: null, value_order: -1, value_basis: 'none' }
    : { value_amount: own, value_order: own, value_basis: 'own' }
}
