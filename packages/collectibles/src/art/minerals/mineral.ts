import { crystals, type Crystal, type Hues } from './crystal.ts'
import { pick } from '../pen/pick.ts'
import { habit, type CrystalSystem } from './habit.ts'
import { fluorite, malachite, pyrite } from './stone.ts'
import { picture, shadow } from '../pen/svg.ts'

export const minerals = [
  'amethyst',
  'citrine',
  'quartz',
  'aqua',
  'rose',
  'smoky',
  'pyrite',
  'malachite',
  'fluorite',
] as const
export type Mineral = (typeof minerals)[number]

export type MineralDesign =
  | { readonly mineral: Mineral }
  | { readonly system: CrystalSystem; readonly hues: Hues; readonly seed: number }

const tall: readonly Crystal[] = [
  [42, 84, 38, 8, -28],
  [80, 84, 36, 8, 27],
  [52, 84, 58, 10, -10],
  [70, 84, 52, 9, 12],
  [61, 88, 40, 9, 1],
]
const leaning: readonly Crystal[] = [
  [40, 86, 30, 7, -34],
  [50, 84, 46, 9, -14],
  [66, 84, 64, 11, 5],
  [82, 86, 38, 8, 24],
  [58, 90, 28, 7, -4],
]
const needle: readonly Crystal[] = [
  [44, 85, 40, 7, -22],
  [58, 84, 66, 10, -4],
  [74, 84, 48, 8, 14],
  [86, 88, 26, 6, 34],
  [66, 90, 30, 7, 6],
]
const pair: readonly Crystal[] = [
  [46, 86, 52, 9, -16],
  [62, 84, 44, 8, 2],
  [76, 84, 58, 9, 16],
  [56, 90, 26, 7, -6],
]

const cluster = (hues: Hues, stand: readonly Crystal[]) => () => crystals(hues, stand)

const draw: Record<Mineral, () => string> = {
  amethyst: cluster(['#5b3a7a', '#8258a8', '#b795d4'], tall),
  citrine: cluster(['#a8651a', '#d99434', '#f4c877'], leaning),
  quartz: cluster(['#9c9a94', '#c6c4bd', '#efeee9'], needle),
  aqua: cluster(['#2f6f80', '#5aa3b2', '#a7d8de'], pair),
  rose: cluster(['#a0616a', '#c98a90', '#ecc3c3'], needle),
  smoky: cluster(['#41362d', '#6d5b4a', '#a08c76'], pair),
  pyrite,
  malachite,
  fluorite,
}

export const mineral = (design: MineralDesign): string =>
  picture(
    shadow(61, 107, 42, 4) +
      ('mineral' in design ? draw[design.mineral]() : habit(design.system, design.hues, design.seed)),
  )

export const anyMineral = (seed: number): MineralDesign => ({ mineral: pick(minerals, seed) })
