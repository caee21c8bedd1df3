import { pick } from '../pen/pick.ts'
import type { Hues } from './crystal.ts'

const hues = {
  grey: ['#4f535a', '#7f858d', '#b9bfc6'],
  white: ['#9c9a94', '#c6c4bd', '#efeee9'],
  gold: ['#8d6b24', '#c59e46', '#efd592'],
  brass: ['#7d6a33', '#b09a52', '#ddcc8c'],
  copper: ['#7a4120', '#b0673c', '#e0a27a'],
  green: ['#1f5c45', '#3f8f6c', '#93cfae'],
  blue: ['#24406f', '#4468a6', '#94b3dc'],
  aqua: ['#2f6f80', '#5aa3b2', '#a7d8de'],
  red: ['#7a2222', '#a8342a', '#d77a63'],
  orange: ['#a0501a', '#d97b2c', '#f2b877'],
  yellow: ['#a8871a', '#d9bb34', '#f4e28a'],
  pink: ['#a0616a', '#c98a90', '#ecc3c3'],
  violet: ['#5b3a7a', '#8258a8', '#b795d4'],
  brown: ['#4a3022', '#7a5238', '#b08a66'],
  black: ['#1f1d1e', '#3b3839', '#6d6a6c'],
  honey: ['#a8651a', '#d99434', '#f4c877'],
  pale: ['#8d8a70', '#bdb998', '#e6e2c6'],
} as const satisfies Record<string, Hues>

/** The first row whose element a formula has gives the colour; colours are those of usual specimens, roughly. */
const rows: readonly (readonly [formula: RegExp, colours: readonly (keyof typeof hues)[]])[] = [
  [/^Au/, ['gold']],
  [/^Cu$/, ['copper']],
  [/^S$|^As₂S₃/, ['yellow']],
  [/^As₄S₄|^HgS|Cr/, ['orange', 'red']],
  [/^C$/, ['white', 'black']],
  [/U(?![a-z])/, ['yellow']],
  [/Cu.*(?:CO₃|PO₄|AsO₄|SiO|Cl|OH)/, ['green', 'blue', 'aqua']],
  [/Cu.*S|FeS/, ['brass', 'gold']],
  [/Ag.*S/, ['red', 'grey']],
  [/(?:Pb|Sb|Mo|Co|Ni|Bi|Zn|Ag|As).*S(?![a-z]|i|O)|^(?:Ag|Bi)$/, ['grey']],
  [/Mn/, ['pink', 'brown']],
  [/Co/, ['pink', 'violet']],
  [/Ni/, ['green']],
  [/V/, ['red', 'orange']],
  [/Ti/, ['brown', 'black', 'honey']],
  [/Fe/, ['brown', 'black', 'red', 'green']],
  [/Pb/, ['honey', 'white', 'yellow']],
  [/F(?![a-z])/, ['violet', 'aqua', 'green']],
  [/Be|Li/, ['aqua', 'green', 'pink']],
]

/** A colour for a mineral without a fact about it. */
export function hueOfFormula(formula: string, seed: number): Hues {
  const row = rows.find(([pattern]) => pattern.test(formula))
  return hues[pick(row?.[1] ?? (['white', 'pale', 'honey', 'aqua', 'pink'] as const), seed)]
}

/** A colour that a field names. */
export const hueNamed = (colour: string | undefined): Hues | undefined => (hues as Record<string, Hues>)[colour ?? '']
