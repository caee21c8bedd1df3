import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Lists and tables that name each method; a type or a test keeps them complete. */
const tables = [
  // What the command carries from one service to another: a record of all methods.
  'apps/server/src/commands/move-identities.ts',
  // The wire's own lists.
  'packages/contract/src/group.ts',
  'packages/contract/src/session.ts',
  // The kit: records of all groups.
  'packages/flow/src/client/submit-body.ts',
  'packages/flow/src/form/group-facts.ts',
  'packages/flow/src/screen/model/section-facts.ts',
  // The app: what protects an account.
  'apps/web/app/account/settings/security/guards.ts',
  // The configuration: records of all methods.
  'packages/identity/src/config/flow-config.ts',
  'packages/identity/src/config/method-config.ts',
  // The list of methods; its test compares it with the configuration.
  'packages/identity/src/methods/methods.ts',
  // Kratos' keyword in identity schemas.
  'packages/identity/src/schema/kratos-keyword.ts',
]

// The pattern leaves out `dist`, which the test of the kit makes and deletes meanwhile.
const sources = globSync('{packages,apps}/*/{src,app}/**/*.{ts,tsx,css,js}', { cwd: root }).filter(
  (path) => !/\.test\.|^packages\/messages\/src\/[a-z]{2}\//.test(path),
)

test.each([
  ['totp', 'totp'],
  ['lookup_secret', 'lookup-secret'],
])('%s is named in its own folder and in tables of all methods alone', (name, folder) => {
  const word = new RegExp(`\\b${name}\\b`)
  const naming = sources.filter(
    (path) =>
      !path.startsWith(`packages/identity/src/methods/${folder}/`) && word.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(naming.filter((path) => !tables.includes(path))).toEqual([])
})

test('every table of this list names a method', () => {
  expect(sources.length).toBeGreaterThan(500)
  const named = (path: string) => /\btotp\b/.test(readFileSync(join(root, path), 'utf8'))
  expect(tables.filter((path) => !named(path))).toEqual([])
})
