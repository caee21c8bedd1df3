import type { Locale } from '@collect/messages'
import type { Database } from '@collect/storage'
import { sql, type Kysely } from 'kysely'

import { listedItems, summaryOf } from '../catalogue/item-of-row.ts'
import { isOfShownItem } from '../catalogue/visible.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { SpareHolding } from '../wire/index.ts'

interface SpareFilter {
  readonly keep: number
  readonly from: number
  readonly limit: number
}

interface FoundSpares {
  readonly spares: readonly SpareHolding[]
  readonly count: number
  readonly unmarked: number
}

type Db = Kysely<CollectiblesTables>

/** Variants of which an account has more than it keeps, on a reading thread. */
export const listSpares = (
  database: Database,
  owner: string,
  { keep, from, limit }: SpareFilter,
  locale: Locale,
): Promise<FoundSpares> =>
  database.read<CollectiblesTables, FoundSpares>(async (db) => {
    const { count, unmarked } = await above(db, owner, keep)
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        sql<number | null>`cast(sum(${missingMarks(keep)}) as bigint)`.as('unmarked'),
      ])
      .executeTakeFirstOrThrow()
    const rows = await above(db, owner, keep)
      .innerJoin('variants as variant', 'variant.id', 'held.variant_id')
      .innerJoin('items as item', 'item.id', 'held.item_id')
      .select(['variant.id', 'variant.name', 'held.item_id', 'held.quantity', 'held.spare'])
      .orderBy('item.sort_name')
      .orderBy('variant.position')
      .orderBy('variant.id')
      .offset(from)
      .limit(limit)
      .execute()
    const ids = [...new Set(rows.map(({ item_id }) => item_id))]
    const items = ids.length === 0 ? [] : await listedItems(db).where('item.id', 'in', ids).execute()
    const summaries = new Map(items.map((item) => [item.id, summaryOf(item, locale)]))
    return {
      count: Number(count),
      unmarked: Number(unmarked ?? 0),
      spares: rows.flatMap(({ id, name, item_id, quantity, spare }) => {
        const item = summaries.get(item_id)
        return item ? [{ variant: { id, name, item }, owned: quantity, keep, spare }] : []
      }),
    }
  })

/** The ids of these variants. */
export const variantsAbove = async (db: Db, owner: string, keep: number): Promise<readonly string[]> =>
  (
    await above(db, owner, keep)
      .select('held.variant_id')
      .where(sql<boolean>`${missingMarks(keep)} > 0`)
      .orderBy('held.variant_id')
      .execute()
  ).map(({ variant_id }) => variant_id)

const above = (db: Db, owner: string, keep: number) =>
  db
    .selectFrom('variant_holdings as held')
    .where('held.owner_id', '=', owner)
    .where('held.quantity', '>', keep)
    .where(isOfShownItem(sql.ref('held.item_id')))

/** Pieces above the keep count that are not marked. */
const missingMarks = (keep: number) =>
  sql<number>`case when held.quantity - ${keep} > held.spare then held.quantity - ${keep} - held.spare else 0 end`
