import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@collect/storage'

import type { CollectiblesTables } from '../store/tables.ts'
import { photoSizes } from '../wire/index.ts'
import { finishPhoto } from './finish-photo.ts'
import type { PhotoDesk } from './photo-desk.ts'
import { makeScratch, type PhotoFolder } from './photo-folder.ts'

const day = 24 * 60 * 60_000
/** After this time, a photo that waits has lost the process that makes it, in milliseconds. */
const waitingLife = 10 * 60_000
/** Photos of one query. */
const photosAtOnce = 500

/**
 * Deletes files without a row that are older than a day: an operator who restores an older database has the time to
 * restore an older folder.
 */
export async function sweepPhotos(database: Database, folder: PhotoFolder, now: number): Promise<void> {
  await makeScratch(folder)
  for (const name of await readdir(folder.scratch)) {
    const path = join(folder.scratch, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs <= now - day) await rm(path, { recursive: true, force: true })
  }
  let old: string[] = []
  const removeOrphans = async () => {
    const known = new Set(await knownAmong(database, old))
    for (const photo of old) if (!known.has(photo)) await folder.remove(photo)
    old = []
  }
  for await (const { photo, changedAt } of folder.list()) {
    if (changedAt > now - day) continue
    old.push(photo)
    if (old.length === photosAtOnce) await removeOrphans()
  }
  await removeOrphans()
}

async function knownAmong(database: Database, photos: readonly string[]): Promise<readonly string[]> {
  if (photos.length === 0) return []
  const db = database.tables<CollectiblesTables>()
  const rows = await db.selectFrom('photos').select('id').where('id', 'in', photos).execute()
  return rows.map(({ id }) => id)
}

/** Goes on with photos whose process ended before they were made. Of several processes, one takes a photo. */
export async function resumePhotos(
  database: Database,
  folder: PhotoFolder,
  desk: Pick<PhotoDesk, 'goOn'>,
  now: number,
): Promise<void> {
  const db = database.tables<CollectiblesTables>()
  const waiting = await db
    .selectFrom('photos')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('updated_at', '<=', now - waitingLife)
    .orderBy('id')
    .execute()
  if (waiting.length === 0) return
  await makeScratch(folder)
  const names = (await readdir(folder.scratch)).filter((name) => !name.endsWith('.made'))
  for (const photo of waiting) {
    const claimed = await db
      .updateTable('photos')
      .set({ updated_at: now })
      .where('id', '=', photo.id)
      .where('updated_at', '=', photo.updated_at)
      .executeTakeFirst()
    if (Number(claimed.numUpdatedRows) === 0) continue
    const name = names.find((found) => found.startsWith(`${photo.id}.`))
    if (name === undefined) await finishPhoto(database, folder, photo, { failure: 'lost' }, '', 0)
    else await desk.goOn(photo, join(folder.scratch, name))
  }
}

/** Photos that are `ready` and lack a file. */
export async function incompletePhotos(database: Database, folder: PhotoFolder): Promise<readonly string[]> {
  const found: string[] = []
  let after = ''
  for (;;) {
    const from = after
    const rows = await database.read<CollectiblesTables, readonly { readonly id: string }[]>((db) =>
      db
        .selectFrom('photos')
        .select('id')
        .where('state', '=', 'ready')
        .where('id', '>', from)
        .orderBy('id')
        .limit(photosAtOnce)
        .execute(),
    )
    for (const { id } of rows) {
      const files = await Promise.all(photoSizes.map((size) => folder.read(id, size)))
      if (files.includes(undefined)) found.push(id)
    }
    const last = rows.at(-1)
    if (!last) return found
    after = last.id
  }
}
