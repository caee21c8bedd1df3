import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const english = join(root, 'packages/messages/src/en')

// The pattern leaves out `dist`, which the test of the kit makes and deletes meanwhile.
const sources = globSync('{packages,apps}/*/{src,app}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.|messages\/src\/[a-z]{2}\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))

const keys = readdirSync(english).flatMap((name) =>
  [...readFileSync(join(english, name), 'utf8').matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key),
)

const said = new Set(sources.flatMap((source) => [...source.matchAll(/'([a-z][\w.-]+)'/g)].map(([, key = '']) => key)))
/** Keys built at run time: `settings.${group}.title`. A type such as `mail.${string}` matches any key and is left out. */
const patterns = sources
  .flatMap((source) => [...source.matchAll(/`([a-z][\w-]*\.(?:[\w.-]|\$\{[^}`]*\})*)`/g)].map(([, made = '']) => made))
  .filter((made) => !/\$\{(?:string|'|infer)/.test(made))
  .map((made) => new RegExp(`^${made.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+(?:\\.[a-z]+)?')}$`))

/** A name from the wire completes these keys (docs/contract/messages.md §4). */
const fromTheWire = /^(?:property|credential|value-type)\.|^forms\.(?:label|input\.placeholder)\./

test('the code uses every key of the English catalogue', () => {
  expect(keys.length).toBeGreaterThan(300)
  const isUsed = (key: string) => said.has(key) || patterns.some((pattern) => pattern.test(key))
  expect(keys.filter((key) => !isUsed(key) && !fromTheWire.test(key))).toEqual([])
})
