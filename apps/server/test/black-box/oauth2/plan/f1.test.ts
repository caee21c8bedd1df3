import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const contract = readFileSync(
  new URL('../../../../../../docs/contract/providers-and-oauth2.md', import.meta.url),
  'utf8',
)

/** Rows that tests of other folders hold: they need a Hydra, or a service that fails. */
const elsewhere: ReadonlySet<number> = new Set([73, 74, 77, 78, 79, 80, 81])

interface Row {
  readonly number: number
  readonly names: readonly string[]
}

const rowsOf = (section: string): readonly Row[] => {
  const [, text = ''] = contract.split(`\n## ${section}. `)
  const [table = ''] = text.split('\n## ')
  return [...table.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)].map(([, number, cell = '']) => ({
    number: Number(number),
    names: cell
      .replaceAll(/\(.*?\)|⚑/g, '')
      .split(', ')
      .map((name) => name.split(':', 1)[0]?.trim() ?? ''),
  }))
}

/** The names that begin the titles of the tests in this folder. */
const titles = new Set(
  readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/(?:(?:test|describe)\(|name: )'([^':]*)/g),
    ])
    .flatMap(([, words = '']) => words.split(/, | /)),
)

/** A name that begins with `-` or `…` leaves out the beginning of the names before it. */
function isHeld(name: string): boolean {
  const shortened = /^(?:…|-)-?(?<end>.*)$/.exec(name)?.groups?.['end']
  return shortened === undefined ? titles.has(name) : [...titles].some((title) => title.endsWith(`-${shortened}`))
}

test('each row of the tables of OAuth2 has a test of its name', () => {
  const rows = [...rowsOf('F1'), ...rowsOf('F2')]
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 81 }, (_, index) => index + 1))
  const missing = rows
    .filter(({ number }) => !elsewhere.has(number))
    .flatMap(({ number, names }) => names.filter((name) => !isHeld(name)).map((name) => `${number} ${name}`))
  expect(missing).toEqual([])
})
