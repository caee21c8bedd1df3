// Writes docs/accessibility.md from the names of the tests: `node scripts/access-report.mjs`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { criteria } from './setup/criteria.mjs'
import { inRoot } from './setup/place.mjs'

export const reportFile = inRoot('docs', 'accessibility.md')

const named = /['"`]WCAG ((?:\d\.\d\.\d+(?:, )?)+): ([^'"`]+)['"`]/g

/** Its checks run by hand only. */
const gallery = 'e2e/gallery'

/** Every test that is named after criteria, by file. */
function evidence() {
  const folders = ['e2e/stories', 'e2e/kit', 'e2e/access', gallery, 'packages/flow/src/screen']
  return folders.flatMap((folder) =>
    readdirSync(inRoot(folder))
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
      .flatMap((file) =>
        [...readFileSync(inRoot(folder, file), 'utf8').matchAll(named)].map(([, numbers, what]) => ({
          file: `${folder}/${file}`,
          numbers: numbers.split(', '),
          // A row of a table stands for all of them.
          what: what.replaceAll(/\$\{(\w+)\}|\$(\w+)/g, (_, inner, outer) => `<${inner ?? outer}>`),
        })),
      ),
  )
}

/** The report as it has to stand in the file. */
export function report() {
  const found = evidence()
  const rows = criteria.map(([number, name, level, note]) => {
    const tests = found.filter(({ numbers }) => numbers.includes(number))
    const proof = tests.map(({ what, file }) => `\`${what}\` ([${file.split('/').at(-1)}](../${file}))`).join('<br>')
    const isDaily = tests.some(({ file }) => !file.startsWith(gallery))
    const isLooked = isDaily ? 'Tested' : 'In the gallery'
    const state = tests.length > 0 ? isLooked : note ? 'Not applicable' : 'Not tested by machine'
    return `| ${number} ${name} | ${level} | ${state} | ${proof || note || ''} |`
  })
  return `${[
    '# Accessibility',
    '',
    'What is checked of the account screens under WCAG 2.2, level AA, criterion by criterion. This page is made from the',
    'names of the tests by `node scripts/access-report.mjs`, and a test fails when it is out of date. "Tested" says that',
    'the tests named here pass with every `npm test`; a machine finds a part of what people find, so it is no promise of',
    'conformance. What is "not tested by machine" has to be looked at by a person.',
    '',
    'More is looked at in every golden flow by `npm run test:gallery`, which is too long for every day and is started by',
    'hand. Those checks are in `e2e/access`. "In the gallery" says that such a check exists, not that its last run in all',
    'languages found nothing.',
    '',
    '| Criterion | Level | State | Evidence |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(reportFile, report())
