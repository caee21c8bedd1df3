import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './place.mjs'

/** Of a long message the beginning says what happened. */
const shown = 20

const failure = (file, name, messages) => {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).split('\n').slice(0, shown)
  return [`✘ ${relative(root, file)} › ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** What a run of Vitest left in its JSON file; a file that could not be loaded has no tests, and fails as one. */
export function unitResults({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [failure(name, 'the file itself', [message])] : []
    return tests.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages))
  })
  return { passed: numPassedTests, failed: failures.length, failures }
}

/** What a run of Playwright left in its JSON file; a story that holds only at the second try has failed. */
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

/** What a siege left in its JSON file: each attack is held, or says why not. */
export function siegeResults(rows) {
  const failures = rows
    .filter(({ faults }) => faults.length > 0)
    .map(({ name, faults }) => failure(join(root, 'siege'), name, faults))
  return { passed: rows.length - failures.length, failed: failures.length, failures }
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]
