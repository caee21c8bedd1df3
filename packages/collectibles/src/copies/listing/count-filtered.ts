import { sql, type Kysely, type RawBuilder } from 'kysely'

import type { CollectiblesTables } from '../../store/tables.ts'
import { hereStatuses } from '../statuses.ts'
import { isUnfiltered, type CopyFilter } from './copy-filter.ts'

/**
 * The copies that a filter by one drawer, one folder, one tag or one status leaves, from the counters. Undefined for
 * other filters, which no counter knows.
 */
export async function countFiltered(
  db: Kysely<CollectiblesTables>,
  owner: string,
  filter: CopyFilter,
): Promise<number | undefined> {
  const { drawer, folder, tags, statuses, ...others } = filter
  if (!isUnfiltered({ ...others, tags: [], statuses: [] })) return undefined
  const isHere = (status: string): boolean => hereStatuses.some((here) => here === status)
  const sums: readonly (RawBuilder<unknown> | undefined)[] = [
    ...(drawer === undefined ? [] : [sql`collection_totals where category_id = ${drawer}`]),
    ...(folder === undefined
      ? []
      : [
          sql`collection_counts where kind = 'folder' and name in (
            select id from folders where owner_id = ${owner} and path like ${`%/${folder}/%`})`,
        ]),
    ...tags.map((tag) => sql`collection_counts where kind = 'tag' and name = ${tag}`),
    ...statuses.map((status) =>
      isHere(status) ? sql`collection_counts where kind = 'status' and name = ${status}` : undefined,
    ),
  ]
  const [from, more] = sums
  if (!from || more) return undefined
  const { rows } = await sql<{ count: number | null }>`
    select sum(copies) as count from ${from} and owner_id = ${owner}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
