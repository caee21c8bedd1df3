/** Coordinates with one digit after the point: enough at 120 units, and short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A finished picture: 120 × 120, no ground, light from the top left. */
export const picture = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">${inner}</svg>`

/** Where an object meets the felt. */
export const shadow = (cx = 60, cy = 106, rx = 36, ry = 4.5): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#1a0f07" opacity=".22"/>`

export const turned = (degrees: number, inner: string): string =>
  degrees === 0 ? inner : `<g transform="rotate(${degrees} 60 60)">${inner}</g>`

/** Draws `inner` inside `outline`. `name` is unique in a page: the item's id goes in. */
export const clipped = (name: string, outline: string, inner: string): string =>
  `<clipPath id="${name}">${outline}</clipPath><g clip-path="url(#${name})">${inner}</g>`

/** One string for each entry, joined. */
export const each = <T>(list: readonly T[], draw: (entry: T, index: number) => string): string =>
  list.map(draw).join('')

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)
