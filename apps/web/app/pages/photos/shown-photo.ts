import type { Copy, Photo } from '@collect/collectibles/wire'

export interface ShownPhoto {
  readonly photo: Photo
  /** 1 is the first. */
  readonly number: number
}

/** The photo that stands in front: the one that the address names, else the first. An unknown one is no page. */
export function shownPhoto({ photos }: Copy, search: string): ShownPhoto | undefined {
  const wanted = new URLSearchParams(search).get('shot')
  const at = wanted === null ? 0 : photos.findIndex(({ id }) => id === wanted)
  const photo = photos[at]
  return photo && { photo, number: at + 1 }
}
