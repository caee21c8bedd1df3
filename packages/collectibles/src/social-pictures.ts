import { artworkOf } from './art/designs.ts'
import { plainItem } from './art/drawn-item.ts'
import { trayOfSix, trayWith } from './art/tray.ts'
import { samples } from './samples/samples.ts'
import { categories } from './wire/index.ts'

/** The picture that a shared link shows (Open Graph). */
export interface SocialPicture {
  /** The item's id; `drawers` for the product itself. */
  readonly name: string
  readonly svg: string
}

/** The pictures of the product, with one object of each of the first six categories, and of each sample. */
export function socialPictures(): readonly SocialPicture[] {
  const each = categories.map((category) =>
    samples[category].map(({ id }) => ({ id, art: artworkOf(plainItem(category, id)) })),
  )
  return [
    {
      name: 'drawers',
      svg: trayOfSix(
        each
          .slice(0, 6)
          .flatMap((drawer) => drawer.slice(0, 1))
          .map(({ art }) => art),
      ),
    },
    ...each.flat().map(({ id, art }) => ({ name: id, svg: trayWith(art) })),
  ]
}
