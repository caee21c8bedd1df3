import type { Database } from '@collect/storage'
import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'

import type { Act, Acts } from '../../acts/act.ts'
import { photoOf, type StoredPhoto } from '../../copies/reading/copy-photos.ts'
import { isReadable } from '../../copies/reading/readable-copies.ts'
import { binPhoto, editPhoto } from '../../photos/photo-acts.ts'
import { fileOfSize } from '../../photos/file-of-size.ts'
import type { PhotoFolder } from '../../photos/photo-folder.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import { photoPatch, photoSizes } from '../../wire/index.ts'
import type { Callers } from '../callers.ts'
import { parseBody } from '../parse-body.ts'
import { madeId } from '../query.ts'
import { requireRevision, revisionTag } from '../revision.ts'
import { photoFailure } from './photo-refusals.ts'

interface PhotoRoutesOptions {
  readonly database: Database
  readonly acts: Acts
  readonly callers: Callers
  readonly folder: PhotoFolder
}

/** Photos one by one. */
export function photoRoutes({ database, acts, callers, folder }: PhotoRoutesOptions): Hono {
  const app = new Hono()
  const db = database.tables<CollectiblesTables>()

  app.get('/photos/:id/:size', async (c) => {
    const owner = await callers.owner(c)
    const id = photoIdIn(c)
    const size = photoSizes.find((known) => known === c.req.param('size'))
    const photo = size && (await livePhoto(db, owner, id))
    const file = photo?.state === 'ready' ? await folder.read(id, size ?? 'full') : undefined
    if (!file || !size) throw photoFailure('no_photo')
    const name = fileOfSize[size]
    c.header('Content-Type', name.endsWith('.webp') ? 'image/webp' : 'image/jpeg')
    c.header('Content-Length', String(file.bytes))
    c.header('Content-Disposition', `inline; filename="photo-${name}"`)
    // The picture of an id never changes.
    c.header('Cache-Control', 'private, max-age=31536000, immutable')
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    c.header('X-Content-Type-Options', 'nosniff')
    return c.req.raw.method === 'HEAD' ? c.body(null) : c.body(file.open())
  })

  app.patch('/photos/:id', async (c) => {
    const person = await callers.writer(c)
    const id = photoIdIn(c)
    const patch = await parseBody(c, photoPatch)
    const { batch, result } = await acts.run(person, async (act) => {
      const before = await ownPhoto(act, id)
      requireRevision(c, photoOf(before))
      await editPhoto(act, before, patch)
      return { before, after: await ownPhoto(act, id) }
    })
    if (result.after.rev !== result.before.rev) c.header('Batch-Id', batch)
    c.header('ETag', revisionTag(result.after.rev))
    return c.json(photoOf(result.after))
  })

  app.delete('/photos/:id', async (c) => {
    const person = await callers.writer(c)
    const id = photoIdIn(c)
    const { batch } = await acts.run(person, async (act) => {
      const before = await ownPhoto(act, id)
      requireRevision(c, photoOf(before))
      await binPhoto(act, before)
    })
    c.header('Batch-Id', batch)
    return c.body(null, 204)
  })

  return app
}

/** A photo of another account answers as one that does not exist. @throws Failure 404 */
export function photoIdIn(c: Context): string {
  const parsed = madeId.safeParse(c.req.param('id'))
  if (!parsed.success) throw photoFailure('no_photo')
  return parsed.data
}

const livePhoto = (db: Kysely<CollectiblesTables>, owner: string, id: string) =>
  db
    .selectFrom('photos as photo')
    .innerJoin('copies as copy', 'copy.id', 'photo.copy_id')
    .selectAll('photo')
    .where('photo.id', '=', id)
    .where('photo.owner_id', '=', owner)
    .where('photo.deleted_at', 'is', null)
    .where(isReadable)
    .executeTakeFirst()

/** @throws Failure 404 */
async function ownPhoto(act: Act, id: string): Promise<StoredPhoto> {
  const photo = await livePhoto(act.db, act.owner, id)
  if (!photo) throw photoFailure('no_photo')
  return photo
}
