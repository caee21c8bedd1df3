import { sql, type Kysely, type SqlBool } from 'kysely'

import { isOfShownItem } from '../../catalogue/visible.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import { hereCopies } from './copy-conditions.ts'

/** A copy of a sample is hidden while users see no samples (`SAMPLES=off`). */
export const isShownCopy = sql<SqlBool>`(copy.is_sample = 0 or ${isOfShownItem(sql.ref('copy.item_id'))})`

/** Hidden copies that are here: a few at most, which the index of variants finds. */
export async function countHidden(db: Kysely<CollectiblesTables>, owner: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from copies as copy where copy.variant_id in (
      select id from items where status = 'withdrawn' and is_sample = 1
    ) and copy.owner_id = ${owner} and ${hereCopies}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
