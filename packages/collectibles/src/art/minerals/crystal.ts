import { each, n } from '../pen/svg.ts'

export type Hues = readonly [low: string, middle: string, high: string]

/** Foot, height, half width, lean in degrees. */
export type Crystal = readonly [x: number, y: number, height: number, half: number, lean: number]

function crystal([x, y, height, half, lean]: Crystal, [low, middle, high]: Hues): string {
  const tip = half * 0.95
  const [left, ridge, edge, right] = [n(-half), n(-half * 0.3), n(half * 0.45), n(half)]
  const [top, shoulder, front, back] = [n(-height), n(-height + tip), n(-height + tip * 0.9), n(-height + tip * 1.2)]
  return (
    `<g transform="translate(${x} ${y}) rotate(${lean})"><path d="M${left} 0V${shoulder}L${ridge} ${top}V0z" fill="${middle}"/><path d="M${ridge} 0V${top}L${edge} ${front}V0z" fill="${high}"/>` +
    `<path d="M${edge} 0V${front}L${ridge} ${top} ${right} ${back}V0z" fill="${low}"/><path d="M${ridge} ${top}L${edge} ${front} ${right} ${back}z" fill="${middle}"/>` +
    `<path d="M${n(-half * 0.12)} ${n(-height * 0.72)}V${n(-height * 0.3)}" stroke="#fff" stroke-width="1.200" opacity=".55" stroke-linecap="round"/></g>`
  )
}

const bed =
  `<path d="M20 96l10-11 14-3 10 4 14-4 18 1 14 6 3 10-12 8H30z" fill="#6d6258"/>` +
  `<path d="M20 96l10-11 14-3-2 9 8 16H30z" fill="#857a6e"/><path d="M100 89l3 12-12 8H70l8-16z" fill="#544a41"/>`

/** A group of crystals on one rock. */
export const crystals = (hues: Hues, stand: readonly Crystal[]): string =>
  each(stand, (entry) => crystal(entry, hues)) + bed
