import { sql, type Kysely } from 'kysely'

import type { Act, Verb } from '../acts/act.ts'
import { photosOf, type StoredPhoto } from '../copies/reading/copy-photos.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { PhotoKind, PhotoPatch } from '../wire/index.ts'

/** What a person writes about a photo, and what it is where nothing is written. Activity and undo look at nothing else. */
export const blankPhoto = {
  kind: 'other',
  alt: '',
  deleted_at: null,
} as const satisfies Partial<StoredPhoto>

/** Its place moves with those of the others, so undo does not compare it. */
const writtenColumns = ['kind', 'alt', 'deleted_at', 'position'] as const

export type WrittenPhoto = Partial<Pick<StoredPhoto, (typeof writtenColumns)[number]>>

interface NewPhoto {
  readonly id: string
  readonly copy: string
  /** At the end unless given. */
  readonly position?: number | undefined
  readonly kind: PhotoKind
  readonly picture: Pick<StoredPhoto, 'sha256' | 'bytes' | 'state'> &
    Partial<Pick<StoredPhoto, 'width' | 'height' | 'thumb' | 'full_sha256' | 'taken_on'>>
}

/** Hangs a photo on a copy. Its id must be free. */
export async function makePhoto(act: Act, { id, copy, position, kind, picture }: NewPhoto): Promise<StoredPhoto> {
  const others = await photosOf(act.db, act.owner, copy)
  const last = (others.at(-1)?.position ?? 0) + 1
  const photo = await act.db
    .insertInto('photos')
    .values({
      id,
      owner_id: act.owner,
      copy_id: copy,
      position: last,
      kind,
      ...picture,
      created_at: act.now,
      updated_at: act.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await countPhotoBytes(act.db, act.owner, photo.bytes)
  act.note({
    entity: 'photo',
    id,
    verb: 'made',
    fields: { copy_id: [null, copy], ...(kind !== blankPhoto.kind && { kind: [blankPhoto.kind, kind] }) },
  })
  if (position !== undefined && position < last) await placePhoto(act, photo, position)
  return photo
}

/** Changes a photo; it gets its next revision. */
export async function changePhoto(
  act: Act,
  before: StoredPhoto,
  set: WrittenPhoto,
  verb: Verb = 'changed',
): Promise<void> {
  const fields = Object.fromEntries(
    writtenColumns
      .filter((column) => set[column] !== undefined && set[column] !== before[column])
      .map((column) => [column, [before[column], set[column]] as const]),
  )
  if (Object.keys(fields).length === 0) return
  await act.db
    .updateTable('photos')
    .set({ ...set, rev: sql`rev + 1`, updated_at: act.now })
    .where('id', '=', before.id)
    .where('owner_id', '=', act.owner)
    .execute()
  act.note({ entity: 'photo', id: before.id, verb, fields })
}

export async function editPhoto(act: Act, before: StoredPhoto, { position, ...words }: PhotoPatch): Promise<void> {
  const { kind = before.kind, alt = before.alt } = words
  await changePhoto(act, before, { kind, alt })
  if (position !== undefined) await placePhoto(act, before, position)
}

/** Moves a photo to a place among those of its copy. Those between make room. */
async function placePhoto(act: Act, moved: StoredPhoto, position: number): Promise<void> {
  const others = await photosOf(act.db, act.owner, moved.copy_id)
  const order = others.filter(({ id }) => id !== moved.id)
  order.splice(position - 1, 0, moved)
  for (const [at, photo] of order.entries()) await changePhoto(act, photo, { position: at + 1 })
}

/** Puts a photo into the bin, where it lies for 30 days. */
export const binPhoto = (act: Act, photo: StoredPhoto): Promise<void> =>
  changePhoto(act, photo, { deleted_at: act.now }, 'deleted')

/** Keeps the sum of the bytes of an account. Photos in the bin count: their files are there. */
export async function countPhotoBytes(
  db: Kysely<CollectiblesTables>,
  owner: string,
  difference: number,
): Promise<void> {
  await db
    .updateTable('collectors')
    .set({ photo_bytes: sql`photo_bytes + ${difference}` })
    .where('owner_id', '=', owner)
    .execute()
}

/** Bytes of all photos of an account. */
export async function photoBytesOf(db: Kysely<CollectiblesTables>, owner: string): Promise<number> {
  const row = await db.selectFrom('collectors').select('photo_bytes').where('owner_id', '=', owner).executeTakeFirst()
  return Number(row?.photo_bytes ?? 0)
}
