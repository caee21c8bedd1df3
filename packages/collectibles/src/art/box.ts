import { ink } from './pen/palette.ts'
import { pick } from './pen/pick.ts'
import { clipped, each, n, picture, range, shadow } from './pen/svg.ts'

export const boxCovers = ['tiles', 'track', 'checks', 'rays', 'hills', 'sails'] as const
export type BoxCover = (typeof boxCovers)[number]

type Colours = readonly [ground: string, first: string, second: string]

export interface BoxDesign {
  readonly cover: BoxCover
  readonly colours: Colours
  readonly pawn: string
  /** Dots of the die, 1 to 6. */
  readonly die: number
}

export const boxPalettes = [
  [ink.blue, '#e9d8b4', ink.orange],
  [ink.green, '#d9c98a', ink.red],
  ['#7c2f3a', '#e9b268', ink.teal],
  [ink.navy, '#8fb4c9', ink.yellow],
  ['#c07a2c', '#f0dca6', ink.navy],
  ['#3c2d57', '#b795d4', ink.yellow],
] as const satisfies readonly Colours[]

/** The lid, seen from the front. */
const [x, y, width, height] = [14, 17, 78, 78]

const covers: Record<BoxCover, (colours: Colours) => string> = {
  tiles: ([, first, second]) =>
    each(range(14), (k) => {
      const [i, j] = [k % 4, Math.floor(k / 4)]
      const [px, py] = [x + 11 + i * 21 + (j % 2) * 10.5, y + 22 + j * 18]
      const fill = pick([first, second, first, '#fff6e2'], i * 3 + j * 2)
      return `<path d="M${n(px)} ${py - 11}l9.500 5.500v11l-9.500 5.500-9.500-5.500v-11z" fill="${fill}" opacity="${(i + j) % 3 === 0 ? 0.95 : 0.7}"/>`
    }),
  track: ([, first, second]) =>
    `<path d="M${x - 2} ${y + 66}c26 6 40-2 36-16s-30-8-24-22 34-10 70-6" fill="none" stroke="${first}" stroke-width="10" stroke-linecap="round"/><path d="M${x - 2} ${y + 66}c26 6 40-2 36-16s-30-8-24-22 34-10 70-6" fill="none" stroke="${second}" stroke-width="3.400" stroke-dasharray=".1 8.500" stroke-linecap="round"/>` +
    `<path d="M${x + 56} ${y + 62}l9-18 9 18z" fill="${second}"/><path d="M${x + 46} ${y + 66}l8-14 8 14z" fill="${first}" opacity=".8"/>`,
  checks: ([, first, second]) =>
    `<g transform="rotate(45 ${x + 39} ${y + 44})">` +
    each(range(25), (k) => {
      const [i, j] = [k % 5, Math.floor(k / 5)]
      return `<rect x="${x + 9 + i * 12}" y="${y + 14 + j * 12}" width="12" height="12" fill="${(i + j) % 2 === 0 ? first : second}"/>`
    }) +
    `</g>`,
  rays: ([, first, second]) =>
    each(range(10), (i) => {
      const at = (step: number) => Math.PI + (step * Math.PI) / 20
      const point = (angle: number) => `${n(x + 39 + 70 * Math.cos(angle))} ${n(y + height - 6 + 70 * Math.sin(angle))}`
      return `<path d="M${x + 39} ${y + height - 6}L${point(at(i * 2))} ${point(at(i * 2 + 1))}z" fill="${first}" opacity=".85"/>`
    }) +
    `<circle cx="${x + 39}" cy="${y + height - 6}" r="24" fill="${second}"/><circle cx="${x + 39}" cy="${y + height - 6}" r="17" fill="${first}" opacity=".5"/>`,
  hills: ([, first, second]) =>
    `<circle cx="${x + 57}" cy="${y + 34}" r="10" fill="${second}"/><path d="M${x} ${y + 58}c16-18 30-18 44-2 12-10 22-10 34-4v30h-78z" fill="${first}"/><path d="M${x} ${y + 68}q20 -12 40 0t40 0v20h-80z" fill="#1d1410" opacity=".22"/>` +
    each(
      [
        [10, 57],
        [19, 50],
        [27, 56],
      ] as const,
      ([dx, dy]) =>
        `<path d="M${x + dx} ${y + dy}v8" stroke="#4b3425" stroke-width="2"/><circle cx="${x + dx}" cy="${y + dy - 3}" r="6" fill="${second}"/>`,
    ),
  sails: ([, first, second]) =>
    each(
      [
        [12, 34, 0.8],
        [40, 30, 1.1],
        [24, 52, 1],
      ] as const,
      ([dx, dy, size], i) =>
        `<g transform="translate(${x + dx} ${y + dy}) scale(${size})"><path d="M10-14V6H-2c5-5 9-11 12-20z" fill="${i === 1 ? second : first}"/><path d="M12-10c5 4 8 9 9 16h-9z" fill="#fff6e2"/><path d="M-4 8h28l-5 6H1z" fill="#4b3425"/></g>`,
    ) +
    each(
      range(3),
      (i) =>
        `<path d="M${x} ${y + 58 + i * 8}q6 -5 12 0t12 0 12 0 12 0 12 0 12 0 12 0" fill="none" stroke="${first}" stroke-width="2" opacity=".7"/>`,
    ),
}

const dotPlaces: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
}

const dieOf = (dots: number): string =>
  `<g transform="translate(72 98) rotate(-10)"><rect x="-9" y="-9" width="20" height="20" rx="4" fill="#1a0f07" opacity=".28"/><rect x="-10" y="-10" width="20" height="20" rx="4" fill="#f6efe0"/><path d="M-10 5v1a4 4 0 0 0 4 4h12a4 4 0 0 0 4-4v-1a4 4 0 0 1-4 3h-12a4 4 0 0 1-4-3z" fill="#cfc3ae"/>` +
  each(
    dotPlaces[dots] ?? [],
    ([dx, dy]) => `<circle cx="${dx * 4.8}" cy="${dy * 4.8 - 0.8}" r="1.900" fill="#2a1d14"/>`,
  ) +
  `</g>`

const pawnOf = (colour: string): string =>
  `<ellipse cx="95" cy="110" rx="13" ry="3" fill="#1a0f07" opacity=".28"/><path d="M84 107c0-4 4-5 6-9 2-4 2-8 1.500-12h7c-.500 4-.500 8 1.500 12 2 4 6 5 6 9 0 4-22 4-22 0z" fill="${colour}"/><circle cx="95" cy="80" r="8" fill="${colour}"/><ellipse cx="95" cy="88.500" rx="6.500" ry="2" fill="${colour}"/><path d="M84 106c0 4 22 4 22 0v1.500c0 4-22 4-22 0z" fill="#1a0f07" opacity=".3"/><path d="M90.500 78.500a5 5 0 0 1 4-4" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".6"/><path d="M91 100c1.500-3 2-6 2-9" fill="none" stroke="#fff" stroke-width="1.600" stroke-linecap="round" opacity=".4"/>`

export function box({ cover, colours, pawn, die }: BoxDesign, id: string): string {
  const [ground] = colours
  const lid = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2"`
  return picture(
    shadow(60, 108, 46, 4) +
      `<path d="M${x + width - 2} ${y + 1}l10 5v${height - 1}l-10 7z" fill="${ground}"/><path d="M${x + width - 2} ${y + 1}l10 5v${height - 1}l-10 7z" fill="#1a0f07" opacity=".42"/>` +
      `<path d="M${x + 2} ${y + height - 2}h${width - 2}v12h-${width - 4}a2 2 0 0 1-2-2z" fill="#e6dac2"/><path d="M${x + 2} ${y + height}h${width - 2}v3h-${width - 2}z" fill="#1a0f07" opacity=".25"/>` +
      clipped(`box-${id}`, `${lid}/>`, `${lid} fill="${ground}"/>${covers[cover](colours)}`) +
      `<rect x="${x + 6}" y="${y + 6}" width="44" height="7" rx="1.500" fill="#f6efe0"/><rect x="${x + 6}" y="${y + 15.5}" width="25" height="2.400" rx="1.200" fill="#f6efe0" opacity=".75"/>` +
      `<path d="M${x + 1} ${y + 0.7}h${width - 2}" stroke="#fff" stroke-width="1.200" opacity=".45"/><path d="M${x + 0.7} ${y + 2}v${height - 4}" stroke="#fff" stroke-width="1.200" opacity=".3"/>` +
      dieOf(die) +
      pawnOf(pawn),
  )
}

export const anyBox = (seed: number, look = seed): BoxDesign => ({
  cover: pick(boxCovers, seed),
  colours: pick(boxPalettes, look >>> 4),
  pawn: pick([ink.red, ink.blue, ink.yellow, ink.green, ink.orange], seed >>> 9),
  die: 1 + ((seed >>> 14) % 6),
})
