/** A country that issues euro coins, with the first year that its coins bear. */
export type Issuer = readonly [country: string, firstYear: number]

/** Countries where euro coins became money on 1 January 2002. Five of them dated coins from 1999 on. */
export const firstTwelve: readonly Issuer[] = [
  ['AT', 2002],
  ['BE', 1999],
  ['FI', 1999],
  ['FR', 1999],
  ['DE', 2002],
  ['GR', 2002],
  ['IE', 2002],
  ['IT', 2002],
  ['LU', 2002],
  ['NL', 1999],
  ['PT', 2002],
  ['ES', 1999],
]

/** In the order in which they joined. */
export const joinedLater: readonly Issuer[] = [
  ['SI', 2007],
  ['CY', 2008],
  ['MT', 2008],
  ['SK', 2009],
  ['EE', 2011],
  ['LV', 2014],
  ['LT', 2015],
  ['HR', 2023],
  ['BG', 2026],
]

/** States outside the Union that issue euro coins by agreement with it. */
export const smallStates: readonly Issuer[] = [
  ['MC', 2001],
  ['SM', 2002],
  ['VA', 2002],
  ['AD', 2014],
]
