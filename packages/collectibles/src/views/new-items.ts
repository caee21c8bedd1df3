import type { Locale } from '@collect/messages'
import { sql, type Kysely, type SqlBool } from 'kysely'

import { listedItems, summaryOf } from '../catalogue/item-of-row.ts'
import { starterSource } from '../starter/changed-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { ItemSummary } from '../wire/index.ts'

/** How long a published item is new, in milliseconds (docs/contract/collectibles.md §6.1). */
const newFor = 90 * 24 * 60 * 60 * 1000

/** The newest published items. Samples and delivered data are no news. */
export async function newItems(
  db: Kysely<CollectiblesTables>,
  limit: number,
  now: number,
  locale: Locale,
): Promise<readonly ItemSummary[]> {
  const rows = await listedItems(db)
    .where(sql<SqlBool>`item.status = 'published' and item.is_sample = 0`)
    .where('item.source', '<>', starterSource)
    .where('item.created_at', '>', now - newFor)
    .orderBy('item.created_at', 'desc')
    .orderBy('item.search_ord', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => summaryOf(row, locale))
}
