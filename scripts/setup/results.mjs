import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './place.mjs'

/** Lines that are shown of a long message. */
const shown = 20

const failure = (file, name, messages) => {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).split('\n').slice(0, shown)
  return [`✘ ${relative(root, file)} › ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** Reads the JSON result of Vitest. A test file that could not be loaded counts as one failure. */
export function unitResults({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [failure(name, 'the file itself', [message])] : []
    return tests.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages))
  })
  return { passed: numPassedTests, failed: failures.length, failures }
}

/** Reads the JSON result of Playwright. A story that passes only on retry has failed. */
export function storyResults({ config, stats, suites }) {
  const failures = suites.flatMap(specsIn).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(
          join(config.rootDir, file),
          `${projectName} › ${title}`,
          results.flatMap(({ errors }) => errors).map(({ message }) => message),
        ),
      ),
  )
  return { passed: stats.expected, failed: failures.length, failures }
}

/** Reads which stories were left out, each with the reason; one that is left out in every project stands there once. */
export const storiesLeftOut = ({ suites }) => [
  ...new Set(
    suites.flatMap(specsIn).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ annotations }) => {
          const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'it did not run'
          return `${file} › ${title}: ${reason}`
        }),
    ),
  ),
]

/** Reads the JSON result of a siege: each row held, or says why not. */
export function siegeResults(rows) {
  const failures = rows
    .filter(({ faults }) => faults.length > 0)
    .map(({ name, faults }) => failure(join(root, 'siege'), name, faults))
  return { passed: rows.length - failures.length, failed: failures.length, failures }
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]
