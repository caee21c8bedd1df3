import { pick } from '../pen/pick.ts'
import { n } from '../pen/svg.ts'
import { crystals, type Crystal, type Hues } from './crystal.ts'

export const crystalSystems = [
  'cubic',
  'tetragonal',
  'orthorhombic',
  'monoclinic',
  'triclinic',
  'trigonal',
  'hexagonal',
] as const
export type CrystalSystem = (typeof crystalSystems)[number]

const bed =
  `<path d="M20 94l10-12 16-4 14 4 16-3 14 5 9 8 1 7-12 9H30z" fill="#6d6258"/>` +
  `<path d="M20 94l10-12 16-4-3 12 7 18H30z" fill="#857a6e"/><path d="M100 90l1 9-12 9H70l9-15z" fill="#544a41"/>`

/** A box seen from above its corner; `rise` is its height for a width of one, `lean` shifts its top. */
function block(x: number, y: number, w: number, rise: number, lean: number, [low, middle, high]: Hues): string {
  const [half, h, dx] = [n(w * 0.5), w * rise, n(w * lean)]
  const top = n(y - h)
  return (
    `<path d="M${n(x - w)} ${y}l${dx} ${n(-h)} ${w} ${half}v0l${n(-w * lean)} ${n(h)}z" fill="${middle}"/>` +
    `<path d="M${x} ${n(y + w * 0.5)}l${dx} ${n(-h)} ${w} -${half}l${n(-w * lean)} ${n(h)}z" fill="${low}"/>` +
    `<path d="M${n(x - w + w * lean)} ${top}l${w} -${half} ${w} ${half} -${w} ${half}z" fill="${high}"/>` +
    `<path d="M${n(x - w * 0.8 + w * lean)} ${n(y - h + w * 0.16)}l${n(w * 0.6)} ${n(w * 0.3)}" stroke="#fff" stroke-width="1.300" stroke-linecap="round" opacity=".6"/>`
  )
}

/** A double pyramid. */
function octahedron(x: number, y: number, w: number, h: number, [low, middle, high]: Hues): string {
  const waist = `${n(x - w * 0.2)} ${n(y + h * 0.12)}`
  return (
    `<path d="M${x} ${y - h}L${x - w} ${y}L${waist}z" fill="${middle}"/><path d="M${x} ${y - h}L${waist}L${x + w} ${y}z" fill="${high}"/>` +
    `<path d="M${x} ${y + h}L${x - w} ${y}L${waist}z" fill="${low}"/><path d="M${x} ${y + h}L${waist}L${x + w} ${y}z" fill="${middle}"/>` +
    `<path d="M${n(x - w * 0.14)} ${n(y - h * 0.5)}L${n(x - w * 0.24)} ${n(y - h * 0.12)}" stroke="#fff" stroke-width="1.500" opacity=".6" stroke-linecap="round"/>`
  )
}

/** A square column with a pointed end. */
function column(x: number, y: number, w: number, h: number, lean: number, [low, middle, high]: Hues): string {
  const roof = n(-h - w * 0.9)
  return (
    `<g transform="translate(${x} ${y}) rotate(${lean})"><path d="M${-w} 0V${-h}L0 ${n(-h + w * 0.5)}V${n(w * 0.5)}z" fill="${middle}"/><path d="M0 ${n(w * 0.5)}V${n(-h + w * 0.5)}L${w} ${-h}V0z" fill="${low}"/>` +
    `<path d="M${-w} ${-h}L0 ${roof}V${n(-h + w * 0.5)}z" fill="${high}"/><path d="M${w} ${-h}L0 ${roof}V${n(-h + w * 0.5)}z" fill="${middle}"/><path d="M${n(-w * 0.6)} ${n(-h * 0.8)}V${n(-h * 0.3)}" stroke="#fff" stroke-width="1.300" stroke-linecap="round" opacity=".55"/></g>`
  )
}

/** A flat blade with slanted ends. */
function blade(x: number, y: number, w: number, h: number, lean: number, [low, middle, high]: Hues): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${lean})"><path d="M${-w} 0V${-h}l${n(w * 1.3)} ${n(-w * 0.9)}V0z" fill="${high}"/><path d="M${n(w * 0.3)} 0V${n(-h - w * 0.9)}L${w} ${n(-h + w * 0.2)}V0z" fill="${low}"/>` +
    `<path d="M${n(-w * 0.45)} 0V${n(-h - w * 0.3)}" stroke="${middle}" stroke-width="${n(w * 0.4)}"/></g>`
  )
}

const clusters: readonly (readonly Crystal[])[] = [
  [
    [44, 85, 40, 7, -22],
    [58, 84, 62, 10, -4],
    [74, 84, 48, 8, 14],
    [66, 90, 30, 7, 6],
  ],
  [
    [46, 86, 50, 9, -16],
    [62, 84, 44, 8, 2],
    [76, 84, 56, 9, 16],
    [56, 90, 26, 7, -6],
  ],
]

const draw: Record<CrystalSystem, (hues: Hues, seed: number) => string> = {
  cubic: (hues, seed) =>
    seed % 2 === 0
      ? bed + block(46, 78, 20, 1.05, 0, hues) + block(76, 86, 15, 1.05, 0, hues) + block(60, 96, 10, 1.05, 0, hues)
      : octahedron(58, 52, 32, 36, hues) + bed + octahedron(86, 84, 14, 16, hues),
  tetragonal: (hues) =>
    column(44, 88, 9, 34, -16, hues) + column(76, 88, 9, 30, 18, hues) + column(60, 90, 13, 44, 1, hues) + bed,
  orthorhombic: (hues) =>
    bed + block(48, 84, 17, 2, 0, hues) + block(78, 88, 14, 1.3, 0, hues) + block(62, 98, 13, 0.8, 0, hues),
  monoclinic: (hues) =>
    blade(40, 88, 8, 34, -30, hues) +
    blade(82, 88, 8, 32, 32, hues) +
    blade(52, 88, 9, 52, -10, hues) +
    blade(69, 88, 9, 44, 12, hues) +
    bed,
  triclinic: (hues) =>
    bed + block(42, 84, 16, 1.3, 0.5, hues) + block(70, 88, 18, 0.9, 0.35, hues) + block(56, 99, 12, 0.7, 0.45, hues),
  trigonal: (hues, seed) =>
    seed % 2 === 0
      ? bed + block(46, 80, 20, 0.85, 0.32, hues) + block(76, 90, 14, 0.85, 0.32, hues)
      : crystals(hues, pick(clusters, seed >>> 1)),
  hexagonal: (hues, seed) => crystals(hues, pick(clusters, seed)),
}

/** Crystals of a system, on their rock. */
export const habit = (system: CrystalSystem, hues: Hues, seed: number): string => draw[system](hues, seed)
