import { ink } from './pen/palette.ts'
import { pick } from './pen/pick.ts'
import { clipped, each, n, picture, range, shadow } from './pen/svg.ts'

export const vinylCovers = ['arcs', 'bars', 'moon', 'grid', 'wave', 'tri'] as const
export type Cover = (typeof vinylCovers)[number]

type Colours = readonly [ground: string, first: string, second: string]

export interface VinylDesign {
  readonly cover: Cover
  readonly colours: Colours
}

const draw: Record<Cover, (colours: Colours) => string> = {
  arcs: ([ground, first, second]) =>
    each(
      [62, 51, 40, 29, 18],
      (r, i) => `<circle cx="50" cy="104" r="${r}" fill="${pick([first, second, ground], i)}"/>`,
    ),
  bars: ([, first, second]) =>
    each(
      [18, 34, 52, 40, 58, 30, 46, 22],
      (h, i) => `<rect x="${16 + i * 9}" y="${92 - h}" width="6" height="${h}" fill="${i % 3 ? first : second}"/>`,
    ),
  moon: ([ground, first, second]) =>
    `<circle cx="50" cy="54" r="24" fill="${second}"/><circle cx="60" cy="48" r="22" fill="${ground}"/>` +
    each(
      range(3),
      (i) =>
        `<path d="M9 ${84 + i * 6}q10 -6 20 0t20 0 20 0 24 0" fill="none" stroke="${first}" stroke-width="2.200"/>`,
    ),
  grid: ([, first, second]) =>
    each(range(25), (k) => {
      const [i, j] = [Math.floor(k / 5), k % 5]
      const r = n(2 + ((i * 2 + j * 3) % 5) * 1.1)
      return `<circle cx="${20 + i * 15}" cy="${30 + j * 15}" r="${r}" fill="${(i + j) % 4 === 0 ? second : first}"/>`
    }),
  wave: ([, first, second]) =>
    each(
      range(7),
      (i) =>
        `<path d="M9 ${30 + i * 10}C30 ${12 + i * 10} 50 ${56 + i * 8} 91 ${26 + i * 10}" fill="none" stroke="${i === 3 ? second : first}" stroke-width="4"/>`,
    ),
  tri: ([, first, second]) =>
    `<path d="M9 102L50 30l41 72z" fill="${first}"/><path d="M50 30l41 72H50z" fill="${second}"/><circle cx="74" cy="36" r="7" fill="${first}"/>`,
}

export function vinyl({ cover, colours }: VinylDesign, id: string): string {
  const grooves = each(
    [33, 30, 27, 24, 21, 18],
    (r) => `<circle cx="77" cy="60" r="${r}" fill="none" stroke="#4a4038" stroke-width=".9"/>`,
  )
  const sleeve = `<rect x="9" y="18" width="82" height="84"`
  return picture(
    shadow(62, 103, 46, 3.5) +
      `<circle cx="77" cy="60" r="35.500" fill="#1b1613" stroke="#6b5d51" stroke-width="1"/>${grooves}` +
      `<path d="M77 60L104 37A36 36 0 0 1 111 49z" fill="#fff" opacity=".13"/><path d="M77 60L108 79A36 36 0 0 1 100 88z" fill="#fff" opacity=".08"/><circle cx="77" cy="60" r="13" fill="${colours[2]}"/><circle cx="77" cy="60" r="2" fill="#efe8db"/>` +
      `<rect x="10.500" y="19" width="82" height="84" rx="1.500" fill="#1a0f07" opacity=".25"/>` +
      clipped(`vinyl-${id}`, `${sleeve} rx="1.500"/>`, `${sleeve} fill="${colours[0]}"/>${draw[cover](colours)}`) +
      `<path d="M88.500 18v84" stroke="#1a0f07" stroke-width="1" opacity=".25"/><path d="M9.500 18.500h81" stroke="#fff" stroke-width="1" opacity=".35"/>`,
  )
}

export const anyVinyl = (seed: number, look = seed): VinylDesign => ({
  cover: pick(vinylCovers, seed),
  colours: pick(
    [
      ['#e9d8b4', ink.red, ink.orange],
      [ink.navy, ink.teal, ink.yellow],
      ['#2b211b', ink.paper, ink.orange],
      ['#e3dcc8', ink.blue, ink.red],
      ['#2f6b66', ink.paper, ink.orange],
      ['#d9b45a', ink.green, ink.navy],
    ] as const,
    look >>> 4,
  ),
})
