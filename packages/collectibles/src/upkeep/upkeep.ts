import type { Database } from '@collect/storage'

import { endedStay } from '../copies/bin/bin-life.ts'
import { eraseCopies, hasNoPhotos } from '../copies/bin/erase-copies.ts'
import { answerLife } from '../idempotency/claim-key.ts'
import { deletePhotoFiles, deletePhotoRows } from '../photos/delete-photos.ts'
import type { PhotoFolder } from '../photos/photo-folder.ts'
import type { CollectiblesTables } from '../store/tables.ts'

/** Copies of one transaction. */
const copiesAtOnce = 500
/** Photos of one transaction. */
const photosAtOnce = 200

/** Deletes what has expired: kept answers, jobs, counts that are back at zero, and what lay in the bin. */
export async function deleteExpired(database: Database, folder: PhotoFolder, now: number): Promise<void> {
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
  while ((await emptyPhotoBin(database, folder, now)) === photosAtOnce);
  while ((await emptyBin(database, now)) === copiesAtOnce);
}

/** Deletes photos that lay in the bin, by themselves or with their copy. */
async function emptyPhotoBin(database: Database, folder: PhotoFolder, now: number): Promise<number> {
  const expired = endedStay(now)
  const photos = await database
    .tables<CollectiblesTables>()
    .transaction()
    .execute(async (db) => {
      const rows = await db
        .selectFrom('photos')
        .select('id')
        .where(({ or, eb, selectFrom }) =>
          or([
            eb('deleted_at', '<=', expired),
            eb('copy_id', 'in', selectFrom('copies').select('copies.id').where('copies.deleted_at', '<=', expired)),
          ]),
        )
        .limit(photosAtOnce)
        .execute()
      const ids = rows.map(({ id }) => id)
      await deletePhotoRows(db, ids)
      return ids
    })
  await deletePhotoFiles(folder, photos)
  return photos.length
}

/** Copies with photos stay until those are gone. */
const emptyBin = (database: Database, now: number): Promise<number> =>
  database
    .tables<CollectiblesTables>()
    .transaction()
    .execute(async (db) => {
      const rows = await db
        .selectFrom('copies')
        .select('id')
        .where('deleted_at', '<=', endedStay(now))
        .where(hasNoPhotos)
        .limit(copiesAtOnce)
        .execute()
      await eraseCopies(
        db,
        rows.map(({ id }) => id),
      )
      return rows.length
    })
