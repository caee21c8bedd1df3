import { sql, type Kysely, type SqlBool } from 'kysely'

import type { CollectiblesTables } from '../../store/tables.ts'

/** Copies with photos stay until their files are gone. */
export const hasNoPhotos = sql<SqlBool>`not exists (select 1 from photos where photos.copy_id = copies.id)`

/** Deletes copies for good, which lie in the bin and so are counted nowhere. */
export async function eraseCopies(db: Kysely<CollectiblesTables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('copy_tags').where('copy_id', 'in', ids).execute()
  await db.deleteFrom('copy_words').where('copy_id', 'in', ids).execute()
  await db.deleteFrom('loans').where('copy_id', 'in', ids).execute()
  await db.deleteFrom('copies').where('id', 'in', ids).execute()
}
