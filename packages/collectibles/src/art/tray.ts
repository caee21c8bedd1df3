import { each } from './pen/svg.ts'

/** Size of a picture for shared links (Open Graph), as crawlers ask for. */
const [width, height] = [1200, 630]
/** Height of the drawer's wooden front. */
const front = 70
const shade = '#cfc5b4'

const tray = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="#dfd7c9"/><rect width="${width}" height="10" fill="${shade}"/>${inner}` +
  `<rect y="${height - front}" width="${width}" height="${front}" fill="#463023"/>` +
  `<path d="M540 ${height - 48}h120v8a18 18 0 0 1-18 18H558a18 18 0 0 1-18-18z" fill="#8d6c2a"/><path d="M540 ${height - 48}h120v6H540z" fill="#d9b35e"/></svg>`

/** A picture of an item, with its left upper corner at a place. */
const placed = (art: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${art.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</g>`

/** One object in an open drawer. */
export const trayWith = (art: string): string => tray(placed(art, 345, 25, 4.25))

/** Six objects in the compartments of a drawer. */
export function trayOfSix(art: readonly string[]): string {
  const [columns, cell, row] = [3, width / 3, (height - front) / 2]
  const edges = `<path d="M${cell} 0v${height}M${cell * 2} 0v${height}M0 ${row}h${width}" stroke="${shade}" stroke-width="4"/>`
  return tray(
    edges +
      each(art, (one, index) => placed(one, (index % columns) * cell + 80, Math.floor(index / columns) * row + 20, 2)),
  )
}
