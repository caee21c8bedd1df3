import { lettering } from './pen/glyphs.ts'
import { motif, motifs, type Motif } from './pen/motif.ts'
import { pick } from './pen/pick.ts'
import { each, n, picture, range, shadow } from './pen/svg.ts'

export const metals = {
  brass: ['#c79a45', '#e2bf72', '#8c6722', '#f5dfa6'],
  silver: ['#a9a79f', '#cfcdc5', '#6f6d66', '#f2f0ea'],
  copper: ['#b0673c', '#d08f61', '#7a4120', '#f0c19d'],
  bronze: ['#8a6a43', '#ad8c60', '#5b4325', '#dcc196'],
} as const satisfies Record<string, readonly [rim: string, field: string, deep: string, light: string]>

type Metal = keyof typeof metals

export interface CoinDesign {
  readonly metal: Metal
  readonly motif: Motif
  /** Rotation of the inscription, in degrees. */
  readonly turn: number
  /** The metal inside the ring, if it is another one. */
  readonly core?: Metal
  /** Digits and `c`: its value, beside a smaller figure. */
  readonly value?: string
  readonly field?: CoinField
  /** Below 1 for a small coin. */
  readonly size?: number
}

export const coinFields = ['plain', 'rays', 'waves', 'hills', 'stars'] as const
export type CoinField = (typeof coinFields)[number]

const fields: Record<CoinField, (colour: string) => string> = {
  plain: () => '',
  rays: (colour) =>
    each(range(16), (i) => {
      const [sin, cos] = [Math.sin((i * Math.PI) / 8), Math.cos((i * Math.PI) / 8)]
      return `<path d="M${n(60 + 14 * sin)} ${n(60 - 14 * cos)}L${n(60 + 28 * sin)} ${n(60 - 28 * cos)}" stroke="${colour}" stroke-width="1.800" opacity=".9"/>`
    }),
  waves: (colour) =>
    each(
      range(3),
      (i) =>
        `<path d="M${39 + i * 4} ${74 + i * 5}q5 -4 10 0t10 0 10 0${i === 0 ? ' 10 0' : ''}" fill="none" stroke="${colour}" stroke-width="1.800" />`,
    ),
  hills: (colour) => `<path d="M33 71c8-9 15-9 23-1 7-7 18-8 31 2a29 29 0 0 1-54-1z" fill="${colour}" opacity=".85"/>`,
  stars: (colour) =>
    each(range(9), (i) => {
      const angle = (i * Math.PI) / 4.5
      return `<circle cx="${n(60 + 25 * Math.sin(angle))}" cy="${n(60 - 25 * Math.cos(angle))}" r="1.800" fill="${colour}"/>`
    }),
}

/** The face of the coin: a figure, or a value and a smaller figure. */
function face({ motif: figure, value }: CoinDesign, [rim, , deep, light]: (typeof metals)[Metal]): string {
  if (value === undefined)
    return `<g transform="translate(60.900 61.200) scale(1.120)">${motif(figure, light)}</g><g transform="translate(60 60) scale(1.120)">${motif(figure, deep, rim)}</g>`
  const size = value.length > 1 ? 1.5 : 2.2
  const numeral = (dx: number, colour: string): string =>
    `<g transform="translate(${n(45 + dx)} ${n(60 + size * 4 + dx)}) scale(${size})">${lettering(value, value.length * 3.6, 0, colour)}</g>`
  return (
    numeral(0.8, light) +
    numeral(0, deep) +
    `<g transform="translate(73.600 60.800) scale(.680)">${motif(figure, light)}</g><g transform="translate(73 60) scale(.680)">${motif(figure, deep, rim)}</g>`
  )
}

export function coin(design: CoinDesign): string {
  const { metal, turn, core, field: pattern, size = 1 } = design
  const [rim, field, deep, light] = metals[metal]
  const inner = metals[core ?? metal]
  const drawn =
    `<circle cx="60" cy="60" r="45" fill="${deep}"/><circle cx="59.400" cy="59" r="44.500" fill="${rim}"/><circle cx="60" cy="60" r="39.500" fill="${field}"/>` +
    `<circle cx="60" cy="60" r="41.800" fill="none" stroke="${deep}" stroke-width="2" stroke-dasharray="0 4.380" stroke-linecap="round" opacity=".8"/>` +
    `<circle cx="60" cy="60" r="36.500" fill="none" stroke="${rim}" stroke-width="1"/>` +
    (core ? twoMetals(inner) : inscription(deep, turn)) +
    (pattern ? fields[pattern](inner[0]) : '') +
    face(design, inner) +
    `<path d="M23 44A40.500 40.500 0 0 1 52 20.500" fill="none" stroke="${light}" stroke-width="2.400" stroke-linecap="round" opacity=".9"/><path d="M97 77A40.500 40.500 0 0 1 83 94" fill="none" stroke="${deep}" stroke-width="2" stroke-linecap="round" opacity=".45"/>`
  return picture(
    shadow(60, 108, Math.round(34 * size), 4) +
      (size === 1 ? drawn : `<g transform="translate(60 105) scale(${size}) translate(-60 -105)">${drawn}</g>`),
  )
}

const inscription = (deep: string, turn: number): string =>
  `<circle cx="60" cy="60" r="31.500" fill="none" stroke="${deep}" stroke-width="3.600" stroke-dasharray="1.400 3.200 2.800 2.600 1 3" opacity=".55" pathLength="180" transform="rotate(${turn + 200} 60 60)"/>`

const twoMetals = ([rim, field, deep]: (typeof metals)[Metal]): string =>
  `<circle cx="60" cy="60" r="30.500" fill="${deep}"/><circle cx="59.700" cy="59.600" r="30" fill="${rim}"/><circle cx="60" cy="60" r="28.500" fill="${field}"/>`

/** A coin without further facts. @param look Coins of one set share it, and their metal with it. */
export const anyCoin = (seed: number, look = seed): CoinDesign => ({
  metal: pick(['brass', 'silver', 'copper', 'bronze'] as const, look),
  motif: pick(motifs, seed >>> 3),
  turn: (seed >>> 8) % 360,
})
