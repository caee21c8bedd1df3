import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('..', import.meta.url))
const golden = fileURLToPath(new URL('../../../contract/golden/', import.meta.url))

test('every golden flow is one that a test here compares; none is left over', () => {
  const tests = globSync('**/*.test.ts', { cwd: here }).map((file) => readFileSync(here + file, 'utf8'))
  const compared = new Set(
    tests.flatMap((text) => [...text.matchAll(/toMatchGolden\(\s*'([^']+)'/g)]).map(([, name]) => name),
  )
  // What is made by hand, because the service cannot answer it yet, is the client's to hold.
  const kept = globSync('**/*.json', { cwd: golden })
    .map((file) => file.replace(/\.json$/, '').replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('handmade/'))
  expect(kept.filter((name) => !compared.has(name))).toEqual([])
  expect(kept.toSorted()).toEqual([...compared].toSorted())
})
