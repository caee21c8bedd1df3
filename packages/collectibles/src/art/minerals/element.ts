import type { DrawnItem } from '../drawn-item.ts'
import { lettering } from '../pen/glyphs.ts'
import { pick } from '../pen/pick.ts'
import { each, n, picture, range, shadow } from '../pen/svg.ts'

/** How an element looks in a collector's vial. */
type Look = readonly [form: 'gas' | 'liquid' | 'powder' | 'lump' | 'glow', colour: string, light: string]

const looks: Readonly<Record<string, Look>> = {
  H: ['gas', '#c58ab0', '#f0c9e0'],
  He: ['gas', '#e0a27a', '#f7d9bf'],
  N: ['gas', '#8b7fc0', '#cfc8ee'],
  O: ['gas', '#8fb4d9', '#d8e8f6'],
  F: ['gas', '#d9d27a', '#f3efc0'],
  Ne: ['gas', '#e0562e', '#ffb08a'],
  Cl: ['gas', '#a9bd4a', '#dce79a'],
  Ar: ['gas', '#7f74c9', '#cbc4f2'],
  Kr: ['gas', '#9fb2bd', '#e2ecf0'],
  Xe: ['gas', '#5c86c9', '#bcd3f0'],
  Rn: ['gas', '#7fb08a', '#cbe6d0'],
  Br: ['liquid', '#8a2f1c', '#c46a4a'],
  Hg: ['liquid', '#8d9298', '#e3e7ea'],
  B: ['powder', '#3d3431', '#6e625c'],
  C: ['lump', '#2b2a2b', '#5f5d60'],
  Si: ['lump', '#4b5260', '#98a2b5'],
  P: ['powder', '#9a2f2f', '#cf6a5c'],
  S: ['powder', '#d9b92c', '#f4e27c'],
  Cu: ['lump', '#b0673c', '#eab18a'],
  Au: ['lump', '#d9a52c', '#f7e08c'],
  Cs: ['lump', '#c9b25a', '#efe0a0'],
  Ge: ['lump', '#6c727a', '#b5bdc6'],
  As: ['lump', '#5d6063', '#9fa4a8'],
  Se: ['lump', '#4a4144', '#86797e'],
  I: ['lump', '#3f2f55', '#7f68a3'],
  Te: ['lump', '#8a8d90', '#d2d5d8'],
  Bi: ['lump', '#8d6fa0', '#e0b98a'],
  Os: ['lump', '#6f86a3', '#c3d2e4'],
  Ta: ['lump', '#66727f', '#aebac6'],
  W: ['lump', '#6b6f73', '#b9bdc1'],
  Pb: ['lump', '#565b63', '#8f959e'],
}

const metals: readonly Look[] = [
  ['lump', '#8f9499', '#dfe3e6'],
  ['lump', '#9c9a92', '#e6e4dc'],
  ['lump', '#80888f', '#cdd5da'],
  ['lump', '#a3a098', '#ecebe3'],
]

const hasGlow = (number: number): boolean => number === 43 || number === 61 || number >= 84

const lookOf = (symbol: string, number: number, seed: number): Look =>
  looks[symbol] ?? (hasGlow(number) ? ['glow', '#6f8f4a', '#d3ec9a'] : pick(metals, seed))

function sample([form, colour, light]: Look, seed: number): string {
  switch (form) {
    case 'gas':
      return `<rect x="42" y="27" width="36" height="58" rx="14" fill="${colour}" opacity=".5"/><rect x="48" y="33" width="24" height="46" rx="11" fill="${light}" opacity=".75"/><rect x="55" y="38" width="10" height="36" rx="5" fill="#fff" opacity=".6"/>`
    case 'liquid':
      return `<path d="M42 58q9-5 18 0t18 0v17a10 10 0 0 1-10 10H52a10 10 0 0 1-10-10z" fill="${colour}"/><path d="M42 58q9-5 18 0t18 0v4q-9 5-18 0t-18 0z" fill="${light}"/>`
    case 'powder':
      return (
        `<path d="M42 75c2-14 12-22 20-20s13 10 16 18v2a10 10 0 0 1-10 10H52a10 10 0 0 1-10-10z" fill="${colour}"/><path d="M46 70c3-8 9-13 15-12-4 3-7 8-8 14z" fill="${light}" opacity=".8"/>` +
        each(range(6), (i) => `<circle cx="${48 + i * 5}" cy="${78 - (i % 3) * 4}" r="1.200" fill="${light}"/>`)
      )
    case 'glow':
      return `<circle cx="60" cy="66" r="20" fill="${light}" opacity=".35"/><circle cx="60" cy="67" r="13" fill="${light}" opacity=".55"/><path d="M53 72l2-9 7-3 6 5-1 9-7 3z" fill="${colour}"/><path d="M55 63l7-3 6 5-7 2z" fill="${light}"/>`
    case 'lump': {
      const lean = (seed % 5) - 2
      return `<g transform="translate(60 86) rotate(${lean * 3}) scale(1.300) translate(-60 -82.500)"><path d="M46 80l-1-14 7-10 10-3 10 6 3 12-4 11-12 2z" fill="${colour}"/><path d="M45 66l7-10 10-3-3 12z" fill="${light}"/><path d="M62 53l10 6-2 9-11-3z" fill="${light}" opacity=".55"/><path d="M72 59l3 12-4 11-6-7 5-7z" fill="#1a0f07" opacity=".25"/><path d="M50 62l5-5" stroke="#fff" stroke-width="1.800" stroke-linecap="round" opacity=".8"/></g>`
    }
  }
}

/** A mineral has a crystal system; an element has a symbol and its atomic number. */
export const isElement = ({ number, attrs }: DrawnItem): boolean =>
  attrs['crystal_system'] === undefined && /^[A-Z][a-z]?$/.test(attrs['formula'] ?? '') && /^\d{1,3}$/.test(number)

/** An element in a stoppered vial on a stand with its atomic number. */
export function element(symbol: string, number: string, seed: number): string {
  const digits = /^\d{1,3}$/.test(number) ? number : ''
  const half = digits.length * 3.6
  return picture(
    shadow(60, 110, 38, 3.5) +
      `<path d="M40 28h40v46a13 13 0 0 1-13 13H53a13 13 0 0 1-13-13z" fill="#dfe9e8" opacity=".5"/>` +
      sample(lookOf(symbol, Number(digits), seed), seed) +
      `<path d="M40 28h40v46a13 13 0 0 1-13 13H53a13 13 0 0 1-13-13z" fill="none" stroke="#8fa3a6" stroke-width="2" opacity=".85"/><path d="M45 32v38" stroke="#fff" stroke-width="3.400" stroke-linecap="round" opacity=".75"/><path d="M75 50v20" stroke="#fff" stroke-width="1.800" stroke-linecap="round" opacity=".5"/>` +
      `<rect x="37" y="24" width="46" height="6" rx="3" fill="#cfdcdc"/><rect x="37" y="24" width="46" height="2.500" rx="1.200" fill="#fff" opacity=".6"/><path d="M43 10h34l-3 15H46z" fill="#a87a4c"/><path d="M43 10h34l-.800 4H43.800z" fill="#c99a6a"/>` +
      each(range(4), (i) => `<circle cx="${n(50 + i * 6.4)}" cy="${17 + (i % 2) * 3}" r="1" fill="#7a5432"/>`) +
      `<path d="M28 86h64l4 22H24z" fill="#5a3d2a"/><path d="M28 86h64l.700 4H27.300z" fill="#7d583d"/><rect x="42" y="92" width="36" height="13" rx="2" fill="#e2bf72"/><rect x="42" y="92" width="36" height="13" rx="2" fill="none" stroke="#8c6722" stroke-width="1"/>` +
      lettering(digits, 60 + half, 102.6, '#3a2a1c'),
  )
}
