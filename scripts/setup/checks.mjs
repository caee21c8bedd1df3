import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { nodePath } from './node.mjs'
import { inRoot } from './place.mjs'
import { testPostgres } from './postgres.mjs'
import { siegeResults, storyResults, unitResults } from './results.mjs'
import { run } from './run.mjs'

const nothing = { passed: 0, failed: 0, failures: [] }
const failed = (what) => ({ passed: 0, failed: 1, failures: [`✘ ${what}`] })

/** One command that either holds or doesn't. */
const holds = async (command, ...rest) =>
  (await run(command, ...rest)) === 0 ? { ...nothing, passed: 1 } : failed(`${command} ${rest[0].join(' ')}`)

const sum = (results) =>
  results.reduce(
    (all, result) => ({
      passed: all.passed + result.passed,
      failed: all.failed + result.failed,
      failures: [...all.failures, ...result.failures],
    }),
    nothing,
  )

async function each(...steps) {
  const results = []
  for (const step of steps) results.push(await step())
  return sum(results)
}

/** Runs a test runner that leaves its result in a JSON file; a runner that fell over counts as one failure. */
async function counted(file, read, start) {
  rmSync(file, { force: true })
  mkdirSync(inRoot('.cache'), { recursive: true })
  const code = await start()
  if (!existsSync(file)) return failed(`no result in ${file}`)
  const result = read(JSON.parse(readFileSync(file, 'utf8')))
  if (code === 0 || result.failed > 0) return result
  return sum([result, failed(`an error outside of the tests (exit code ${code})`)])
}

/**
 * Whoever asks for `localhost` asks a name server for its IPv6 address too, where the machine's own list has none; an
 * answer that got lost must not cost five seconds.
 */
const quickNames = { RES_OPTIONS: 'timeout:1 attempts:3' }

const unitResult = inRoot('.cache', 'unit.json')
const vitest = (...args) =>
  counted(unitResult, unitResults, async () => {
    const postgres = await testPostgres()
    if (postgres.missing) console.log(`Without PostgreSQL: ${postgres.missing}; those runs are skipped.`)
    try {
      const env = { ...quickNames, ...(postgres.url && { TEST_POSTGRES_URL: postgres.url }) }
      return await run(
        'vitest',
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResult}`, ...args],
        { env },
      )
    } finally {
      await postgres.stop?.()
    }
  })

const storyResult = inRoot('.cache', 'stories.json')
const storiesWith = (given, ...args) =>
  counted(storyResult, storyResults, async () => {
    await build()
    const postgres = await testPostgres()
    if (postgres.missing) console.log(`Without PostgreSQL: ${postgres.missing}; its story is skipped.`)
    try {
      const env = {
        ...quickNames,
        NODE_OPTIONS: '--conditions=source',
        CHROMIUM: browser(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: storyResult,
        ...given,
        ...(postgres.url && { TEST_POSTGRES_URL: postgres.url }),
      }
      return await run('playwright', ['test', '-c', 'e2e', '--reporter=list,json', ...args], { env })
    } finally {
      await postgres.stop?.()
    }
  })

const siegeResult = inRoot('.cache', 'siege.json')
/** The short form asserts counts and no times, so that a busy machine changes no result. */
const siege = (...args) =>
  counted(siegeResult, siegeResults, async () => {
    await build()
    return run(nodePath(), ['--conditions=source', 'siege/run.ts', '--short', `--result=${siegeResult}`, ...args])
  })

const stories = (...args) => storiesWith({}, ...args)

const web = { cwd: inRoot('apps', 'web') }

/** Every check by name, in the order in which they run. */
export const checks = {
  types: () =>
    each(
      () => holds('tsc', ['-p', 'tsconfig.json']),
      () => holds('tsc', ['-p', 'tsconfig.browser.json']),
      () => holds('tsc', ['-p', 'e2e']),
      () => holds('react-router', ['typegen'], web),
      () => holds('tsc', ['-p', 'tsconfig.json'], web),
    ),
  lint: () => holds('oxlint', ['--deny-warnings']),
  format: () => holds('oxfmt', ['--check']),
  boundaries: () => holds(nodePath(), ['scripts/arrows/check.mjs']),
  unused: () => holds('knip', []),
  unit: vitest,
  contract: () =>
    each(
      () => vitest('--config', 'vitest.contract.config.ts'),
      // Every answer, drawn in a browser; the recorded ones are skipped with a word where they are not at hand.
      () => storiesWith({ EVERY_ANSWER: '1' }, 'lossless.both'),
    ),
  build: async () => {
    await build()
    return holds(nodePath(), ['--conditions=source', 'scripts/setup/budget.mjs'])
  },
  stories,
  siege,
  gallery: (...args) => stories('-c', 'e2e/gallery', ...args),
}

/** What `npm test` runs, the siege alone at the end; the app is built before the unit tests, because some of them start the shipped program; the contract tests are among the unit tests and the stories where CONTRACT_FLOWS is set. */
export const all = ['types', 'lint', 'format', 'boundaries', 'unused', 'build', 'unit', 'stories', 'siege']

/** Runs the named checks one after the other, prints what failed and the sum; gives the exit code. */
export async function check(names, args = []) {
  const results = []
  for (const name of names) {
    console.log(`\n── ${name}`)
    const begun = Date.now()
    const result = await checks[name](...args)
    results.push(result)
    console.log(
      `── ${name}: ${result.passed} passed, ${result.failed} failed in ${Math.round((Date.now() - begun) / 1000)} s`,
    )
  }
  const { passed, failed, failures } = sum(results)
  for (const failure of failures) console.log(`\n${failure}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
