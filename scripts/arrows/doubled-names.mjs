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
const isRow = (file) => /messages\/src\/[a-z]{2}\/|\/samples\/words\/|\/migrations\//.test(file)

const isSource = (file) =>
  /^(?:packages\/[^/]+\/src|apps\/[^/]+\/(?:src|app))\/.*\.tsx?$/.test(file) &&
  !/\.test\.|\.d\.ts$/.test(file) &&
  !isRow(file)

/** A component has the name of the value that it draws: `CodeField` of flow-react draws `CodeField` of flow. */
const isComponentAndValue = (exported) =>
  exported.length === 2 &&
  exported.some(({ file, isType }) => !isType && file.startsWith('packages/flow-react/')) &&
  exported.some(({ file, isType }) => isType && file.startsWith('packages/flow/'))

const declared = /^export (?:async )?(const|function\*?|class|interface|type) (\w+)/gm

/** Names that more than one source file exports, and exceptions that are none any more. */
export function doubledNames(files, read, reasons) {
  const found = new Map()
  for (const file of files.filter(isSource)) {
    for (const [, sort, name] of read(file).matchAll(declared)) {
      if (routeExports.has(name) && file.startsWith('apps/web/')) continue
      const others = (found.get(name) ?? []).filter((other) => other.file !== file)
      found.set(name, [...others, { file, isType: sort === 'interface' || sort === 'type' }])
    }
  }
  const doubled = new Map([...found].filter(([, exported]) => exported.length > 1 && !isComponentAndValue(exported)))
  return [
    ...[...doubled]
      .filter(([name]) => !Object.hasOwn(reasons, name))
      .map(([name, exported]) => `${name}: ${exported.map(({ file }) => file).join(', ')}`),
    ...Object.keys(reasons)
      .filter((name) => !doubled.has(name))
      .map((name) => `${name}: named as an exception, but one file at most exports it`),
  ].toSorted()
}
