import { samples } from './samples/samples.ts'
import { categories } from './wire.ts'
import { artworkOf } from './art/designs.ts'
import { each } from './art/svg.ts'

/** The picture that a shared link shows (Open Graph): 1200 × 630, as crawlers ask for. */
export interface SocialPicture {
  /** The item's id; `drawers` for the product itself. */
  readonly name: string
  readonly svg: string
}

const [width, height] = [1200, 630]
/** Height of a drawer's wooden front. */
const front = 70
const felt = '#dfd7c9'
const shade = '#cfc5b4'

const tray = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="${felt}"/><rect width="${width}" height="10" fill="${shade}"/>${inner}` +
  `<rect y="${height - front}" width="${width}" height="${front}" fill="#463023"/>` +
  `<path d="M540 ${height - 48}h120v8a18 18 0 0 1-18 18H558a18 18 0 0 1-18-18z" fill="#8d6c2a"/><path d="M540 ${height - 48}h120v6H540z" fill="#d9b35e"/></svg>`

/** An item's own picture, with its left upper corner at a place. */
const placed = (svg: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</g>`

/** One object of each category, in the compartments of a drawer. */
function drawers(): string {
  const [columns, cell, row] = [3, width / 3, (height - front) / 2]
  const objects = categories.flatMap((category) =>
    samples[category].slice(0, 1).map(({ id }) => artworkOf(category, id)),
  )
  const edges = `<path d="M${cell} 0v${height}M${cell * 2} 0v${height}M0 ${row}h${width}" stroke="${shade}" stroke-width="4"/>`
  return tray(
    edges +
      each(objects, (svg, index) =>
        placed(svg, (index % columns) * cell + 80, Math.floor(index / columns) * row + 20, 2),
      ),
  )
}

/** The pictures of the product and of each sample. */
export function socialPictures(): readonly SocialPicture[] {
  return [
    { name: 'drawers', svg: drawers() },
    ...categories.flatMap((category) =>
      samples[category].map(({ id }) => ({ name: id, svg: tray(placed(artworkOf(category, id), 345, 25, 4.25)) })),
    ),
  ]
}
