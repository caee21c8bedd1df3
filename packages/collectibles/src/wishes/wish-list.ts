import type { Locale } from '@collect/messages'
import type { Database } from '@collect/storage'
import { sql, type Kysely } from 'kysely'

import { categoryOf, listedItems, nameIn, summaryOf } from '../catalogue/item-of-row.ts'
import { isOfShownItem } from '../catalogue/visible.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { Wish } from '../wire/index.ts'
import { conditionScales } from '../catalogue/condition-scales.ts'
import { deliveredCategories } from '../catalogue/delivered-categories.ts'
import { countWishes } from './wish-acts.ts'

/** Open wishes of an account, the most wanted first, then the oldest. */
export const listWishes = (
  database: Database,
  owner: string,
  { from, limit }: { readonly from: number; readonly limit: number },
  locale: Locale,
): Promise<{ readonly wishes: readonly Wish[]; readonly count: number }> =>
  database.read<CollectiblesTables, { wishes: readonly Wish[]; count: number }>(async (db) => ({
    count: await countWishes(db, owner),
    wishes: await wishesOfRows(
      db,
      await openWishes(db, owner)
        .orderBy('wish.priority')
        .orderBy('wish.created_at')
        .orderBy('wish.id')
        .offset(from)
        .limit(limit)
        .execute(),
      locale,
    ),
  }))

/** One open wish of an account. */
export async function findWish(db: Db, owner: string, id: string, locale: Locale): Promise<Wish | undefined> {
  const rows = await openWishes(db, owner).where('wish.id', '=', id).execute()
  return (await wishesOfRows(db, rows, locale))[0]
}

type Db = Kysely<CollectiblesTables>

const openWishes = (db: Db, owner: string) =>
  db
    .selectFrom('wishes as wish')
    .leftJoin('variants as variant', 'variant.id', 'wish.variant_id')
    .leftJoin('collectible_sets as set', 'set.id', 'wish.set_id')
    .selectAll('wish')
    .select([
      'variant.name as variant_name',
      'variant.item_id as variant_item',
      'set.name as set_name',
      'set.names as set_names',
      'set.category_id as set_category',
    ])
    .where('wish.owner_id', '=', owner)
    // The default variant of a sample has the sample's own id.
    .where(isOfShownItem(sql`coalesce(wish.item_id, wish.variant_id)`))
    .where('wish.fulfilled_at', 'is', null)

async function wishesOfRows(
  db: Db,
  rows: Awaited<ReturnType<ReturnType<typeof openWishes>['execute']>>,
  locale: Locale,
): Promise<readonly Wish[]> {
  const ids = rows.map(({ item_id, variant_item }) => item_id ?? variant_item).filter((id) => id !== null)
  const items = ids.length === 0 ? [] : await listedItems(db).where('item.id', 'in', ids).execute()
  const summaries = new Map(items.map((row) => [row.id, summaryOf(row, locale)]))
  return rows.map((row) => {
    const item = summaries.get(row.item_id ?? row.variant_item ?? '')
    return {
      id: row.id,
      rev: row.rev,
      ...(row.item_id !== null && item && { item }),
      ...(row.variant_id !== null &&
        item && {
          variant: { id: row.variant_id, name: row.variant_name ?? '', item },
        }),
      ...(row.set_id !== null &&
        row.set_category !== null && {
          set: {
            id: row.set_id,
            name: nameIn(locale, { name: row.set_name ?? '', names: row.set_names }),
            category: categoryOf(row.set_category),
          },
        }),
      priority: row.priority,
      ...gradeOf(item?.category ?? row.set_category, row.min_rank),
      ...(row.max_amount !== null && { max: { amount: row.max_amount, currency: row.max_currency ?? '' } }),
      quantity: row.quantity,
      ...(row.note !== '' && { note: row.note }),
      created_at: new Date(row.created_at).toISOString(),
    }
  })
}

/** A wish keeps the rank, which the scale of the item's category names. */
function gradeOf(category: string | null, rank: number): Pick<Wish, 'min_grade'> {
  const grades = category === null ? undefined : conditionScales[deliveredCategories[categoryOf(category)].scale].grades
  const grade = grades?.find((known) => known.rank === rank)
  return grade ? { min_grade: grade.id } : {}
}
