import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** React Router reads these from every route module. */
const routeExports = new Set([
  'action',
  'handle',
  'headers',
  'links',
  'loader',
  'meta',
  'middleware',
  'shouldRevalidate',
])

/** Files that are rows of a table: each exports the same names as the others. */
const isRow = (file: string) => /messages\/src\/[a-z]{2}\/|\/migrations\//.test(file)

const bothSides = 'an operation of the service, and the call that asks for it'
/** Names that two files export for a reason. */
const reasons: Readonly<Record<string, string>> = {
  Answer: 'the answer of a call: as the service makes it, and as the client reads it',
  FlowError: 'a refusal: the class in the service, and its form on the wire',
  Submission: 'a sent form: as the service takes it, and as the client makes it',
  message: 'makes a message: for the wire in the service, for a screen in the client',
  endSessions: bothSides,
  fetchFlow: bothSides,
  loadFlow: bothSides,
  resumeVerification: bothSides,
  startFlow: bothSides,
  startLogout: bothSides,
  submitFlow: bothSides,
}

interface Exported {
  readonly file: string
  readonly isType: boolean
}

/** A component has the name of the value that it draws: `CodeField` of flow-react draws `CodeField` of flow. */
const isComponentAndValue = (exported: readonly Exported[]) =>
  exported.length === 2 &&
  exported.some(({ file, isType }) => !isType && file.startsWith('packages/flow-react/')) &&
  exported.some(({ file, isType }) => isType && file.startsWith('packages/flow/'))

/** Names that more than one file exports, with these files. */
function doubledNames(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Exported[]>()
  const declared = /^export (?:async )?(const|function\*?|class|interface|type) (\w+)/gm
  for (const [file, text] of sources) {
    for (const [, sort = '', name = ''] of text.matchAll(declared)) {
      if (routeExports.has(name) && file.startsWith('apps/web/')) continue
      const exported = { file, isType: sort === 'interface' || sort === 'type' }
      const others = found.get(name)?.filter((other) => other.file !== file) ?? []
      found.set(name, [...others, exported])
    }
  }
  const doubled = [...found].filter(([, exported]) => exported.length > 1 && !isComponentAndValue(exported))
  return new Map(doubled.map(([name, exported]) => [name, exported.map(({ file }) => file)]))
}

const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/server/src/**/*.ts', 'apps/web/app/**/*.{ts,tsx}'], {
  cwd: root,
}).filter((file) => !/\.test\.|\.d\.ts$|node_modules/.test(file) && !isRow(file))

test('each exported name is exported by one file of the workspace, but for the exceptions', () => {
  expect(files.length).toBeGreaterThan(500)
  const doubled = doubledNames(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))
  expect([...doubled].filter(([name]) => !(name in reasons))).toEqual([])
  expect(Object.keys(reasons).filter((name) => !doubled.has(name))).toEqual([])
})

test('a name that two files export is found, in any two packages', () => {
  const sources = new Map([
    ['packages/a/src/one.ts', 'export const same = 1\nexport type Other = 1\n'],
    ['packages/b/src/two.ts', 'export async function same() {}\nexport const own = 1\n'],
  ])
  expect([...doubledNames(sources)]).toEqual([['same', ['packages/a/src/one.ts', 'packages/b/src/two.ts']]])
})

test('a component of flow-react may have the name of the type that it draws', () => {
  const drawn = ['packages/flow/src/field.ts', 'export interface CodeField {}'] as const
  const component = ['packages/flow-react/src/code-field.tsx', 'export function CodeField() {}'] as const
  const third = ['apps/web/app/code-field.tsx', 'export const CodeField = 1'] as const
  expect([...doubledNames(new Map([drawn, component]))]).toEqual([])
  expect([...doubledNames(new Map([drawn, component, third]))]).toHaveLength(1)
})
