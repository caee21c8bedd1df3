import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { breaksIn, cruise } from './cruise.mjs'
import { doubledNames } from './doubled-names.mjs'
import { fullRooms, loopsBetweenRooms } from './rooms.mjs'

const found = cruise(fileURLToPath(new URL('planted', import.meta.url)), ['packages'])

// The checker must see .tsx files and imports that bring types only, or its silence means nothing.
test('planted breaks of the arrows are all found', () => {
  expect(breaksIn(found).toSorted()).toEqual([
    'boundaries-of-packages-flow-react: packages/flow-react/src/view.tsx → packages/identity/src/index.ts',
    'boundaries-of-packages-flow: packages/flow/src/deep.ts → packages/identity/src/hidden.ts',
    'by-the-front: packages/flow/src/deep.ts → packages/identity/src/hidden.ts',
    'flow-rules-are-pure: packages/flow/src/form/state.ts → packages/flow/src/live/watch.ts',
    'identity-admin-shares-the-wire: packages/identity/src/admin/list.ts → packages/identity/src/http/routes.ts',
    'identity-descriptions-see-no-flow: packages/identity/src/owner-data/list.ts → packages/identity/src/flows/start.ts',
    'identity-flows-see-no-http: packages/identity/src/flows/leads.ts → packages/identity/src/http/routes.ts',
    'identity-ground-floor: packages/identity/src/store/rows.ts → packages/identity/src/flows/start.ts',
    'identity-jsonnet-stands-alone: packages/identity/src/jsonnet/reader.ts → packages/identity/src/hidden.ts',
    'identity-methods-know-no-other: packages/identity/src/methods/password/both.ts → packages/identity/src/methods/totp/login.ts',
    'identity-methods-see-no-http: packages/identity/src/methods/password/both.ts → packages/identity/src/http/routes.ts',
    'identity-records-stand-alone: packages/identity/src/records/flow.ts → packages/identity/src/hidden.ts',
    'identity-sql-in-store: packages/identity/src/query.ts → ../../../node_modules/kysely/dist/index.js',
    'no-loops: packages/flow-react/src/half.tsx → packages/flow-react/src/view.tsx',
    'router-stays-in-the-apps: packages/flow-react/src/router.ts → ../../../node_modules/react-router/dist/production/index.d.ts',
    'screens-fields: packages/flow-react/src/fields/field.ts → packages/flow-react/src/nodes/node.ts',
  ])
})

test('planted import loops between folders are found at any depth, and those of test files are allowed', () => {
  expect(loopsBetweenRooms(found)).toEqual([
    'packages/flow-react/src: half.tsx → view.tsx → half.tsx',
    'packages/storage/src/inner: four → three → start.ts → four',
    'packages/storage/src: one → two → one',
  ])
})

const filesIn = (folder, count, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}${ending}`)

test('a folder holds 20 source files at most; tests beside them are not counted', () => {
  const files = [
    ...filesIn('packages/a/src', 20),
    ...filesIn('packages/a/src', 20, '.test.ts'),
    ...filesIn('packages/a/src/b', 20),
  ]
  expect(fullRooms(files, {})).toEqual([])
  expect(fullRooms([...files, 'packages/a/src/more.ts'], {})).toEqual([
    'packages/a/src: 21 files side by side, 20 at most',
  ])
})

test('a folder of tests holds 20 files at most', () => {
  expect(fullRooms(filesIn('packages/a/test', 21, '.test.ts'), {})).toEqual([
    'packages/a/test: 21 files side by side, 20 at most',
  ])
})

test('a named table may hold more files, and has to', () => {
  const tables = { 'packages/a/src/store': 'a store for each kind of record' }
  expect(fullRooms(filesIn('packages/a/src/store', 21), tables)).toEqual([])
  expect(fullRooms(filesIn('packages/a/src/store', 20), tables)).toEqual([
    'packages/a/src/store: named as a table, but it has no more than 20 files',
  ])
})

const doubledIn = (sources, reasons = {}) => doubledNames(Object.keys(sources), (file) => sources[file], reasons)

test('a name that two files of the workspace export is found, unless a reason names it', () => {
  const sources = {
    'packages/a/src/one.ts': 'export const same = 1\nexport type Other = 1\n',
    'packages/b/src/two.ts': 'export async function same() {}\nexport const own = 1\n',
    'packages/b/src/two.test.ts': 'export const own = 1\n',
  }
  expect(doubledIn(sources)).toEqual(['same: packages/a/src/one.ts, packages/b/src/two.ts'])
  expect(doubledIn(sources, { same: 'both sides of a call' })).toEqual([])
  expect(doubledIn(sources, { same: 'both sides of a call', own: 'none' })).toEqual([
    'own: named as an exception, but one file at most exports it',
  ])
})

test('a component of flow-react may have the name of the type that it draws', () => {
  const sources = {
    'packages/flow/src/field.ts': 'export interface CodeField {}',
    'packages/flow-react/src/code-field.tsx': 'export function CodeField() {}',
  }
  expect(doubledIn(sources)).toEqual([])
  expect(doubledIn({ ...sources, 'apps/web/app/code-field.tsx': 'export const CodeField = 1' })).toHaveLength(1)
})
