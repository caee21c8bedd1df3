import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kit's tokens: the one place of every colour. */
export const tokensFile = join(import.meta.dirname, '../../../packages/flow-react/styles/tokens.css')

/** A colour of the light and of the dark scheme. */
export interface TokenColour {
  readonly light: string
  readonly dark: string
}

/** The tokens that are a hexadecimal colour, or a pair of them, by their names without the dashes. */
export function readTokenColours(): ReadonlyMap<string, TokenColour> {
  const hex = '#[0-9a-f]{6}'
  const declaration = new RegExp(`--([\\w-]+): (?:light-dark\\((${hex}), (${hex})\\)|(${hex}));`, 'g')
  return new Map(
    [...readFileSync(tokensFile, 'utf8').matchAll(declaration)].map(([, name = '', light, dark, both = '']) => [
      name,
      { light: light ?? both, dark: dark ?? both },
    ]),
  )
}

/** The colour of a token; fails the build when the sheet has no such token. */
export function tokenColour(name: string): TokenColour {
  const colour = readTokenColours().get(name)
  if (!colour) throw new Error(`${tokensFile} has no colour --${name}`)
  return colour
}
