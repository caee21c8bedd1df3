import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { countPhotoBytes } from './photo-acts.ts'
import type { PhotoFolder } from './photo-folder.ts'

/** Files that are deleted at the same time. */
const filesAtOnce = 8

/** Deletes the rows of photos, and counts their bytes no more. */
export async function deletePhotoRows(db: Kysely<CollectiblesTables>, photos: readonly string[]): Promise<void> {
  if (photos.length === 0) return
  const gone = await db.deleteFrom('photos').where('id', 'in', photos).returning(['owner_id', 'bytes']).execute()
  const sums = new Map<string, number>()
  for (const { owner_id, bytes } of gone) sums.set(owner_id, (sums.get(owner_id) ?? 0) + bytes)
  for (const [owner, sum] of sums) await countPhotoBytes(db, owner, -sum)
}

/** Deletes the files of photos whose rows are gone. A sweep finds those that this does not reach. */
export async function deletePhotoFiles(folder: PhotoFolder, photos: readonly string[]): Promise<void> {
  for (let from = 0; from < photos.length; from += filesAtOnce)
    await Promise.all(photos.slice(from, from + filesAtOnce).map((photo) => folder.remove(photo)))
}
