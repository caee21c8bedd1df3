import { join } from 'node:path'
import type { Database } from '@collect/storage'

import { takeTurn } from '../acts/act.ts'
import type { StoredPhoto } from '../copies/reading/copy-photos.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { photoSizes } from '../wire/index.ts'
import { fileOfSize } from './file-of-size.ts'
import { countPhotoBytes, photoBytesOf } from './photo-acts.ts'
import type { PhotoFolder } from './photo-folder.ts'
import type { FinalAnswer } from './worker/work.ts'

/** Moves all sizes of a photo from where they were made into the photo folder. */
export async function moveIn(folder: PhotoFolder, photo: string, made: string): Promise<void> {
  for (const size of photoSizes) await folder.write(photo, size, join(made, fileOfSize[size]))
}

/**
 * Keeps what became of a photo that waits. Its sizes may take more room than the picture that was sent.
 * @param quota Bytes of all photos of an account.
 */
export async function finishPhoto(
  database: Database,
  folder: PhotoFolder,
  { id, owner_id: owner }: StoredPhoto,
  answer: FinalAnswer,
  made: string,
  quota: number,
): Promise<void> {
  await database
    .tables<CollectiblesTables>()
    .transaction()
    .execute(async (db) => {
      await takeTurn(db, owner)
      const waiting = await db
        .selectFrom('photos')
        .select('bytes')
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      // Its account was deleted meanwhile.
      if (!waiting) return
      const kept = (await photoBytesOf(db, owner)) - Number(waiting.bytes)
      const isKept = 'made' in answer && kept + answer.made.bytes <= quota
      const failure = 'made' in answer ? 'no_room' : answer.failure
      const set = isKept
        ? ({ state: 'ready', ...answer.made } as const)
        : ({ state: 'failed', failure, bytes: 0 } as const)
      await db.updateTable('photos').set(set).where('id', '=', id).execute()
      await countPhotoBytes(db, owner, set.bytes - Number(waiting.bytes))
      if (isKept) await moveIn(folder, id, made)
    })
}
