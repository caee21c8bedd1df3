import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { readTokenColours, tokensFile } from '../apps/web/vite/tokens.ts'
import { drawIcon } from '../apps/web/vite/token-colours.ts'
import { mailColours } from '../packages/identity/src/courier/mail-parts.ts'

const root = join(import.meta.dirname, '..')
/** The sources of a pattern. Its folders leave out `dist`, which the test of the kit makes and deletes meanwhile. */
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => join(root, path))

const tokens = readTokenColours()
const coloursIn = (file: string) => readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/g) ?? []

describe('every colour stands once, in the tokens of the kit', () => {
  test('the tokens are read: pairs of a light and a dark colour, and single ones', () => {
    const { light, dark } = tokens.get('bg') ?? {}
    expect([light, dark]).toEqual([expect.stringMatching(/^#/), expect.stringMatching(/^#/)])
    expect(light).not.toBe(dark)
    expect(tokens.get('brass-hi')?.light).toBe(tokens.get('brass-hi')?.dark)
    expect(tokens.size).toBeGreaterThan(30)
  })

  test('no other style sheet repeats the colour of a token, or a colour of its own', () => {
    const sheets = filesOf('{packages/flow-react/styles,apps/web/app}/**/*.css')
    expect(sheets.length).toBeGreaterThan(15)
    const others = sheets.filter((file) => file !== tokensFile).flatMap(coloursIn)
    const ofTokens = new Set([...tokens.values()].flatMap(({ light, dark }) => [light, dark]))
    expect(others.filter((colour, at) => ofTokens.has(colour) || others.indexOf(colour) !== at)).toEqual([])
  })

  test('the mails have the light colours of the tokens', () => {
    const named = Object.keys(mailColours).map((name) => [name, tokens.get(name)?.light])
    expect(Object.fromEntries(named)).toEqual(mailColours)
  })

  test('the icon is drawn with the light colours of the tokens', () => {
    expect(drawIcon()).toContain(`fill="${tokens.get('walnut')?.light}"`)
    expect(drawIcon()).toContain(`fill="${tokens.get('orange')?.light}"`)
    expect(drawIcon()).not.toContain('var(')
  })

  test('no code has colours of its own, besides the logo, the mails and the pictures of collectibles', () => {
    const code = filesOf('{packages,apps}/*/{src,app}/**/*.{ts,tsx}')
    const withColours = code.filter((file) => !file.includes('/src/art/') && coloursIn(file).length > 0)
    expect(withColours.map((file) => basename(file)).toSorted()).toEqual(['logo-mark.tsx', 'mail-parts.ts'])
  })
})
