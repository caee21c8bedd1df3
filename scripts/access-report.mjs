// Writes docs/accessibility.md from the names of the tests: `node scripts/access-report.mjs`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { criteria } from './setup/criteria.mjs'
import { byEye, open } from './setup/criteria-by-eye.mjs'
import { inRoot } from './setup/place.mjs'

export const reportFile = inRoot('docs', 'accessibility.md')

const named = /['"`]WCAG ((?:\d\.\d\.\d+(?:, )?)+): ([^'"`]+)['"`]/g

/** Its checks run by hand only. */
const gallery = 'e2e/gallery'

/** Every test that is named after criteria, by file. */
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
          // A row of a table stands for all of them.
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

/** The report as it has to stand in the file. */
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
    'What is checked of the account screens under WCAG 2.2, level AA, criterion by criterion. This page is made from the',
    'names of the tests by `node scripts/access-report.mjs`, and a test fails when it is out of date.',
    '',
    '- **Tested**: the tests named here pass with every `npm test`. A machine finds a part of what people find, so it is no',
    '  promise of conformance.',
    '- **In the gallery**: `npm run test:gallery` looks at it, which takes too long for every day and is started by hand. It',
    '  looks at every golden flow in all languages, both themes and three widths, and does there what is tested daily too.',
    '  The word says that such a check exists, not that its last run found nothing.',
    '- **By eye**: no machine judges it here. Somebody looked at pictures of the screens or read the source; what was seen',
    '  is said. It becomes untrue without notice.',
    '- **Open**: not judged, or judged and undecided.',
    '',
    '| Criterion | Level | State | Evidence |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(reportFile, report())
