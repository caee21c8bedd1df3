import type { Database } from '@collect/storage'

import { answerLife } from '../idempotency/claim-key.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { undoLife } from '../undo/undo.ts'

/** Copies of one transaction. */
const copiesAtOnce = 500

/** Deletes what has expired: kept answers, jobs, counts that are back at zero, and what lay in the bin. */
export async function deleteExpired(database: Database, now: number): Promise<void> {
  const db = database.tables<CollectiblesTables>()
  await db
    .deleteFrom('idempotency')
    .where('at', '<=', now - answerLife)
    .execute()
  await db
    .deleteFrom('jobs')
    .where('expires_at', '<=', now)
    .where('state', 'in', ['done', 'failed', 'cancelled'])
    .execute()
  await db.deleteFrom('job_parts').where('job_id', 'not in', db.selectFrom('jobs').select('id')).execute()
  await db.deleteFrom('collectible_paces').where('free_at', '<=', now).execute()
  while ((await emptyBin(database, now)) === copiesAtOnce);
}

/** Copies with photos stay until their files are gone. */
const emptyBin = (database: Database, now: number): Promise<number> =>
  database
    .tables<CollectiblesTables>()
    .transaction()
    .execute(async (db) => {
      const rows = await db
        .selectFrom('copies')
        .select('id')
        .where('deleted_at', '<=', now - undoLife)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('photos').select('photos.id').whereRef('photos.copy_id', '=', 'copies.id'))),
        )
        .limit(copiesAtOnce)
        .execute()
      if (rows.length === 0) return 0
      const ids = rows.map(({ id }) => id)
      await db.deleteFrom('copy_tags').where('copy_id', 'in', ids).execute()
      await db.deleteFrom('copy_words').where('copy_id', 'in', ids).execute()
      await db.deleteFrom('loans').where('copy_id', 'in', ids).execute()
      await db.deleteFrom('copies').where('id', 'in', ids).execute()
      return ids.length
    })
