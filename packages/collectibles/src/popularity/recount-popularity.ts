import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Database } from '@collect/storage'
import { sql, type Kysely } from 'kysely'

import { searchOrderAt } from '../catalogue/search-order.ts'
import { had } from '../copies/statuses.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { moveItemWords } from '../words/keep-words.ts'
import { isOnPostgres } from '../words/word-index.ts'

/** What counts how much (docs/contract/collectibles.md §2.2). */
const points = { owner: 4, wish: 1 } as const

/** Items of one read. */
const itemsAtOnce = 1_000
/** Items of one transaction: other writers wait meanwhile. */
const movesAtOnce = 20

interface CountedItem {
  readonly id: string
  /** Its `search_ord`. */
  readonly ord: number
  readonly popularity: number
}

/**
 * Counts who has and who wishes each published item, and moves the items whose popularity has changed by a step of the
 * search's order. It goes through the catalogue in small parts while the service runs.
 * @param stopping Ends it after the current part.
 * @returns The number of items that moved.
 */
export async function recountPopularity(database: Database, stopping?: AbortSignal): Promise<number> {
  const variantWishes = await database.read(countVariantWishes)
  let [after, moved] = ['', 0]
  for (;;) {
    const items = await database.read((db: Kysely<CollectiblesTables>) => countPart(db, after))
    const last = items.at(-1)
    if (!last || stopping?.aborted) return moved
    after = last.id
    const counted = items.map(({ id, ord, popularity }) => ({
      id,
      ord,
      popularity: popularity + points.wish * (variantWishes.get(id) ?? 0),
    }))
    moved += await moveAll(database, counted.filter(changesBucket), stopping)
  }
}

const changesBucket = ({ ord, popularity }: CountedItem): boolean => searchOrderAt(popularity, ord) !== ord

/** The next items by their id, with owners and with wishes of the item itself. Samples stay in the last bucket. */
async function countPart(db: Kysely<CollectiblesTables>, after: string): Promise<readonly CountedItem[]> {
  const { rows } = await sql<CountedItem>`
    select item.id, item.search_ord as ord,
      ${sql.lit(points.owner)} * (select count(distinct owner_id) from copies where item_id = item.id and ${had})
      + ${sql.lit(points.wish)} * (select count(*) from wishes where item_id = item.id and fulfilled_at is null)
      as popularity
    from items as item
    where item.status = 'published' and item.is_sample = 0 and item.id > ${after}
    order by item.id limit ${sql.lit(itemsAtOnce)}`.execute(db)
  return rows.map(({ id, ord, popularity }) => ({ id, ord, popularity: Number(popularity) }))
}

/** Open wishes of single variants, by item. They are few, and no index has them by variant. */
async function countVariantWishes(db: Kysely<CollectiblesTables>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ item: string; wishes: number }>`
    select variants.item_id as item, count(*) as wishes
    from wishes join variants on variants.id = wishes.variant_id
    where wishes.fulfilled_at is null group by variants.item_id`.execute(db)
  return new Map(rows.map(({ item, wishes }) => [item, Number(wishes)]))
}

async function moveAll(
  database: Database,
  items: readonly CountedItem[],
  stopping: AbortSignal | undefined,
): Promise<number> {
  let moved = 0
  for (let from = 0; from < items.length; from += movesAtOnce) {
    // Requests that came meanwhile go first.
    await afterOthers()
    if (stopping?.aborted) break
    moved += await database
      .tables<CollectiblesTables>()
      .transaction()
      .execute((db) => movePart(db, items.slice(from, from + movesAtOnce)))
  }
  return moved
}

/** Answers how many moved. An item that another transaction is changing waits for the next count. */
async function movePart(db: Kysely<CollectiblesTables>, items: readonly CountedItem[]): Promise<number> {
  const popularities = new Map(items.map(({ id, popularity }) => [id, popularity]))
  const before = await db
    .selectFrom('items')
    .select(['id', 'search_ord as ord'])
    .where('id', 'in', [...popularities.keys()])
    .where('status', '=', 'published')
    .$if(isOnPostgres(db), (query) => query.forUpdate().skipLocked())
    .execute()
  for (const { id, ord } of before) {
    const popularity = popularities.get(id) ?? 0
    await db
      .updateTable('items')
      .set({ popularity, search_ord: searchOrderAt(popularity, ord) })
      .where('id', '=', id)
      .execute()
  }
  await moveItemWords(db, before)
  return before.length
}
