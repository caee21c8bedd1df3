import type { Kysely, Selectable } from 'kysely'

import type { PhotoRow } from '../../store/rows/copy-rows.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import { photoSizes, type Photo, type PhotoFailure, type PhotoSize, type PhotoWords } from '../../wire/index.ts'

export type StoredPhoto = Selectable<PhotoRow>

/** A photo as the wire shows it. */
export const photoOf = (row: StoredPhoto): Photo => ({
  id: row.id,
  rev: row.rev,
  position: row.position,
  kind: row.kind,
  alt: row.alt,
  width: row.width,
  height: row.height,
  thumb: row.thumb,
  state: row.state,
  ...(row.taken_on !== '' && { taken_on: row.taken_on }),
  ...(row.state === 'failed' && { failure: row.failure as PhotoFailure }), // the worker's own word
  urls: Object.fromEntries(photoSizes.map((size) => [size, photoPath(row.id, size)])) as Photo['urls'], // each size
})

const photoPath = (id: string, size: PhotoSize): string => `/api/collectibles/photos/${id}/${size}`

/** The photos of a copy that are not in the bin, in their order. */
export const photosOf = (db: Kysely<CollectiblesTables>, owner: string, copy: string): Promise<StoredPhoto[]> =>
  db
    .selectFrom('photos')
    .selectAll()
    .where('copy_id', '=', copy)
    .where('owner_id', '=', owner)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

export interface FirstPhoto {
  readonly art: string
  readonly large: string
  readonly thumb: string
  readonly words: PhotoWords
}

/** The first photo of each copy that has one. */
export async function firstPhotosOf(
  db: Kysely<CollectiblesTables>,
  owner: string,
  copies: readonly string[],
): Promise<ReadonlyMap<string, FirstPhoto>> {
  if (copies.length === 0) return new Map()
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'copy_id', 'thumb', 'alt', 'position', 'kind'])
    .where('copy_id', 'in', copies)
    .where('owner_id', '=', owner)
    .where('deleted_at', 'is', null)
    .where('state', '=', 'ready')
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .execute()
  // Of several photos of a copy, the first one comes last.
  return new Map(
    rows.map(({ id, copy_id, thumb, alt, position, kind }) => [
      copy_id,
      { art: photoPath(id, '160'), large: photoPath(id, '480'), thumb, words: { alt, number: position, kind } },
    ]),
  )
}
