import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('..', import.meta.url))
const golden = fileURLToPath(new URL('../../../contract/golden/', import.meta.url))

test('a test compares every golden file', () => {
  const tests = globSync('**/*.test.ts', { cwd: here }).map((file) => readFileSync(here + file, 'utf8'))
  const compared = new Set(
    tests.flatMap((text) => [...text.matchAll(/toMatchGolden\(\s*'([^']+)'/g)]).map(([, name]) => name),
  )
  // Golden files that were written by hand, because the service cannot answer them yet, are tested by the client.
  const kept = globSync('**/*.json', { cwd: golden })
    .map((file) => file.replace(/\.json$/, '').replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('handmade/'))
  expect(kept.filter((name) => !compared.has(name))).toEqual([])
  expect(kept.toSorted()).toEqual([...compared].toSorted())
})
