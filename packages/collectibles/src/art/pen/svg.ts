/** Rounds a coordinate to one decimal, which is enough at 120 units. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A complete picture: 120 × 120, transparent, lit from the top left. */
export const picture = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">${inner}</svg>`

/** The shadow below an object. */
export const shadow = (cx = 60, cy = 106, rx = 36, ry = 4.5): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#1a0f07" opacity=".22"/>`

export const turned = (degrees: number, inner: string): string =>
  degrees === 0 ? inner : `<g transform="rotate(${degrees} 60 60)">${inner}</g>`

/** Clips `inner` to `outline`. `name` must be unique on the page, so it contains the item's id. */
export const clipped = (name: string, outline: string, inner: string): string =>
  `<clipPath id="${name}">${outline}</clipPath><g clip-path="url(#${name})">${inner}</g>`

/** Joins one string per entry. */
export const each = <T>(list: readonly T[], draw: (entry: T, index: number) => string): string =>
  list.map(draw).join('')

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)
