import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { nodePath } from './node.mjs'
import { inRoot } from './place.mjs'
import { testPostgres } from './postgres.mjs'
import { run } from './run.mjs'

/** One command that either holds or doesn't. */
const holds = async (...command) =>
  (await run(...command)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

const sum = (counts) =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  })

async function each(...steps) {
  const counts = []
  for (const step of steps) counts.push(await step())
  return sum(counts)
}

/** Runs a test runner that leaves its result in a JSON file; a runner that fell over counts as one failure. */
async function counted(file, read, start) {
  rmSync(file, { force: true })
  mkdirSync(inRoot('.cache'), { recursive: true })
  const code = await start()
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/**
 * Whoever asks for `localhost` asks a name server for its IPv6 address too, where the machine's own list has none; an
 * answer that got lost must not cost five seconds.
 */
const quickNames = { RES_OPTIONS: 'timeout:1 attempts:3' }

const unitResult = inRoot('.cache', 'unit.json')
const vitest = (...args) =>
  counted(
    unitResult,
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    async () => {
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
    },
  )

const storyResult = inRoot('.cache', 'stories.json')
const storiesWith = (given, ...args) =>
  counted(
    storyResult,
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    async () => {
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
    },
  )

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
  arrows: () =>
    holds(nodePath(), [
      '--import',
      './scripts/arrows/typescript-6.mjs',
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
      'e2e',
      'bench',
      'scripts',
    ]),
  dead: () => holds('knip', []),
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
  gallery: (...args) => stories('-c', 'e2e/gallery', ...args),
}

/** What `npm test` runs; the contract tests are among the unit tests and the stories where CONTRACT_FLOWS is set. */
export const all = ['types', 'lint', 'format', 'arrows', 'dead', 'unit', 'build', 'stories']

/** Runs the named checks one after the other and prints the sum; gives the exit code. */
export async function check(names, args = []) {
  const counts = []
  for (const name of names) {
    console.log(`\n── ${name}`)
    const begun = Date.now()
    const count = await checks[name](...args)
    counts.push(count)
    console.log(
      `── ${name}: ${count.passed} passed, ${count.failed} failed in ${Math.round((Date.now() - begun) / 1000)} s`,
    )
  }
  const { passed, failed } = sum(counts)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
