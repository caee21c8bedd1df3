import { curio, curios, type Curio } from './curio.ts'
import { ink } from './pen/palette.ts'
import { pick } from './pen/pick.ts'
import { picture, shadow } from './pen/svg.ts'

type Colours = readonly [body: string, light: string, deep: string]

export interface TagDesign {
  readonly curio: Curio
  readonly colours: Colours
  readonly card: string
}

export const tagPalettes = [
  ['#c79a45', '#f0d596', '#8c6722'],
  ['#b0673c', '#e2ae85', '#7a4120'],
  ['#5d8f88', '#b6dad2', '#2b5b55'],
  ['#6b7f9e', '#bccbe0', '#3a4c69'],
  ['#a85a58', '#e3aca4', '#6f2f31'],
  ['#8b8d86', '#d4d5cd', '#565851'],
] as const satisfies readonly Colours[]

/** A thing with a paper tag on a string. */
export function tag({ curio: thing, colours, card }: TagDesign): string {
  return picture(
    shadow(52, 107, 34, 4) +
      curio(thing, colours) +
      `<path d="M70 62c10 2 15 6 17 13" fill="none" stroke="#6b4a2e" stroke-width="1.500" stroke-linecap="round"/>` +
      `<g transform="rotate(14 92 88)"><path d="M80 78l8-8h10l8 8v30a2 2 0 0 1-2 2H82a2 2 0 0 1-2-2z" transform="translate(1.500 2)" fill="#1a0f07" opacity=".26"/><path d="M80 78l8-8h10l8 8v30a2 2 0 0 1-2 2H82a2 2 0 0 1-2-2z" fill="${card}"/><path d="M80.800 78.500l7.500-7.700h9.400" fill="none" stroke="#fff" stroke-width="1" opacity=".7"/>` +
      `<circle cx="93" cy="77" r="3.200" fill="#c79a45"/><circle cx="93" cy="77" r="1.500" fill="#3a2a1c"/><rect x="84" y="86" width="18" height="2" rx="1" fill="#2a1d14" opacity=".65"/><rect x="84" y="91" width="14" height="2" rx="1" fill="#2a1d14" opacity=".45"/><rect x="84" y="96" width="16" height="2" rx="1" fill="#2a1d14" opacity=".45"/><circle cx="99" cy="103.500" r="2.600" fill="none" stroke="${ink.red}" stroke-width="1.200"/></g>`,
  )
}

export const anyTag = (seed: number, look = seed): TagDesign => ({
  curio: pick(curios, seed),
  colours: pick(tagPalettes, look >>> 4),
  card: pick(['#e6cfa0', '#f1e6d2', '#dcc7b0'], seed >>> 9),
})
