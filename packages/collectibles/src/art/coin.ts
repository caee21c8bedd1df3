import { motif, motifs, type Motif } from './pen/motif.ts'
import { pick } from './pen/pick.ts'
import { picture, shadow } from './pen/svg.ts'

export const metals = {
  brass: ['#c79a45', '#e2bf72', '#8c6722', '#f5dfa6'],
  silver: ['#a9a79f', '#cfcdc5', '#6f6d66', '#f2f0ea'],
  copper: ['#b0673c', '#d08f61', '#7a4120', '#f0c19d'],
  bronze: ['#8a6a43', '#ad8c60', '#5b4325', '#dcc196'],
} as const satisfies Record<string, readonly [rim: string, field: string, deep: string, light: string]>

export interface CoinDesign {
  readonly metal: keyof typeof metals
  readonly motif: Motif
  /** Rotation of the inscription, in degrees. */
  readonly turn: number
}

export function coin({ metal, motif: figure, turn }: CoinDesign): string {
  const [rim, field, deep, light] = metals[metal]
  return picture(
    shadow(60, 108, 34, 4) +
      `<circle cx="60" cy="60" r="45" fill="${deep}"/><circle cx="59.400" cy="59" r="44.500" fill="${rim}"/><circle cx="60" cy="60" r="39.500" fill="${field}"/>` +
      `<circle cx="60" cy="60" r="41.800" fill="none" stroke="${deep}" stroke-width="2" stroke-dasharray="0 4.380" stroke-linecap="round" opacity=".8"/>` +
      `<circle cx="60" cy="60" r="36.500" fill="none" stroke="${rim}" stroke-width="1"/>` +
      `<circle cx="60" cy="60" r="31.500" fill="none" stroke="${deep}" stroke-width="3.600" stroke-dasharray="1.400 3.200 2.800 2.600 1 3" opacity=".55" pathLength="180" transform="rotate(${turn + 200} 60 60)"/>` +
      `<g transform="translate(60.900 61.200) scale(1.120)">${motif(figure, light)}</g><g transform="translate(60 60) scale(1.120)">${motif(figure, deep, rim)}</g>` +
      `<path d="M23 44A40.500 40.500 0 0 1 52 20.500" fill="none" stroke="${light}" stroke-width="2.400" stroke-linecap="round" opacity=".9"/><path d="M97 77A40.500 40.500 0 0 1 83 94" fill="none" stroke="${deep}" stroke-width="2" stroke-linecap="round" opacity=".45"/>`,
  )
}

export const anyCoin = (seed: number): CoinDesign => ({
  metal: pick(['brass', 'silver', 'copper', 'bronze'] as const, seed),
  motif: pick(motifs, seed >>> 3),
  turn: (seed >>> 8) % 360,
})
