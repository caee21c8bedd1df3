import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { readTokenColours, tokensFile } from '../apps/web/vite/tokens.ts'
import { drawIcon } from '../apps/web/vite/token-colours.ts'
import { mailColours } from '../packages/identity/src/courier/mail-parts.ts'

const root = join(import.meta.dirname, '..')
const filesIn = (folder: string, isWanted: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => isWanted.test(path) && !/node_modules|(?:^|\/)(?:dist|build|test)\/|\.test\./.test(path))
    .map((path) => join(root, folder, path))

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
    const sheets = [...filesIn('packages/flow-react/styles', /\.css$/), ...filesIn('apps/web/app', /\.css$/)]
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
    const code = [...filesIn('packages', /\/src\/.*\.tsx?$/), ...filesIn('apps', /\/(?:src|app)\/.*\.tsx?$/)]
    const withColours = code.filter((file) => !file.includes('/src/art/') && coloursIn(file).length > 0)
    expect(withColours.map((file) => basename(file))).toEqual(['mail-parts.ts', 'logo-mark.tsx'])
  })
})
