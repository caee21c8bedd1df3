// Writes docs/accessibility.md from the names of the tests: `node scripts/access-report.mjs`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { criteria } from './setup/criteria.mjs'
import { byEye, open } from './setup/criteria-by-eye.mjs'
import { inRoot } from './setup/place.mjs'

export const reportFile = inRoot('docs', 'accessibility.md')

const named = /['"`]WCAG ((?:\d\.\d\.\d+(?:, )?)+): ([^'"`]+)['"`]/g

/** Checks that run by hand only. */
const gallery = 'e2e/gallery'

/** Tests whose names cite criteria, by file. */
function evidence() {
  const folders = [
    'e2e/stories',
    'e2e/kit',
    'e2e/access',
    gallery,
    'packages/flow/src/screen',
    'packages/flow/src/screen/form',
    'packages/flow/src/screen/parts',
    'packages/identity/src/config',
    'packages/messages/src',
  ]
  return folders.flatMap((folder) =>
    readdirSync(inRoot(folder))
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
      .flatMap((file) =>
        [...readFileSync(inRoot(folder, file), 'utf8').matchAll(named)].map(([, numbers, what]) => ({
          file: `${folder}/${file}`,
          numbers: numbers.split(', '),
          // One row stands for all cases of a table.
          what: what.replaceAll(/\$\{(\w+)\}|\$(\w+)|%s/g, (_, inner, outer) => `<${inner ?? outer ?? 'each'}>`),
        })),
      ),
  )
}

function stateOf(number, note, tests) {
  if (tests.some(({ file }) => !file.startsWith(gallery))) return 'Tested'
  if (tests.length > 0) return 'In the gallery'
  if (note) return 'Not applicable'
  return byEye[number] ? 'By eye' : 'Open'
}

/** The expected content of the file. */
export function report() {
  const found = evidence()
  const rows = criteria.map(([number, name, level, note]) => {
    const tests = found.filter(({ numbers }) => numbers.includes(number))
    const proof = tests.map(({ what, file }) => `\`${what}\` ([${file.split('/').at(-1)}](../${file}))`).join('<br>')
    return `| ${number} ${name} | ${level} | ${stateOf(number, note, tests)} | ${proof || note || byEye[number] || open[number] || ''} |`
  })
  return `${[
    '# Accessibility',
    '',
    'The checks of the screens of accounts and of the product under WCAG 2.2, level AA, by criterion.',
    '`node scripts/access-report.mjs` generates this page from the names of the tests, and a test fails when it is out',
    'of date.',
    '',
    '- **Tested**: the named tests pass in every `npm test`. Automatic tests find only a part of all problems, so they do',
    '  not prove conformance.',
    '- **In the gallery**: `npm run test:gallery` checks it. It is too slow for the daily run, so a developer starts it. It',
    '  checks every golden flow and every screen of the product in all languages, both themes and three widths, and',
    '  repeats the daily checks there.',
    '  This state means that such a check exists, not that its last run passed.',
    '- **By eye**: no test judges it. A reviewer looked at screenshots or read the source; the note says what they found.',
    '  No test notices when the note becomes outdated.',
    '- **Open**: not judged, or judged and undecided.',
    '',
    '| Criterion | Level | State | Evidence |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(reportFile, report())
