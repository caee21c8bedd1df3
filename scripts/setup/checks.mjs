import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { nodePath } from './node.mjs'
import { inRoot } from './place.mjs'
import { testPostgres } from './postgres.mjs'
import { siegeResults, storiesLeftOut, storyResults, unitResults } from './results.mjs'
import { run } from './run.mjs'

const nothing = { passed: 0, failed: 0, failures: [] }
const failed = (what) => ({ passed: 0, failed: 1, failures: [`✘ ${what}`] })

/** A command that passes or fails. */
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

/** Steps that need nothing from each other. */
const atOnce = async (...steps) => sum(await Promise.all(steps.map((step) => step())))

async function each(...steps) {
  const results = []
  for (const step of steps) results.push(await step())
  return sum(results)
}

/** Runs a test runner that writes its result to a JSON file; a crash of the runner counts as one failure. */
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
 * If the machine's hosts file has no IPv6 address for `localhost`, a lookup also asks a name server. A lost answer must
 * not cost five seconds.
 */
const quickNames = { RES_OPTIONS: 'timeout:1 attempts:3' }

const unitResult = inRoot('.cache', 'unit.json')
const vitest = (...args) =>
  counted(unitResult, unitResults, async () => {
    const postgres = await testPostgres()
    if (postgres.missing) console.log(`Without PostgreSQL: ${postgres.missing}; those runs are skipped.`)
    for (const name of ['KRATOS', 'HYDRA'])
      if (!process.env[name]) console.log(`Without ${name}: no answers are compared with those of a real one.`)
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

/** The stories and the siege connect to this machine only, as the unit tests do (vitest.config.ts). */
const ownMachineOnly = `--import=${pathToFileURL(inRoot('scripts', 'only-loopback.mjs')).href}`

const storyResult = inRoot('.cache', 'stories.json')
const storiesWith = (given, ...args) =>
  counted(storyResult, storyResults, async () => {
    await build()
    const postgres = await testPostgres()
    if (postgres.missing) console.log(`Without PostgreSQL: ${postgres.missing}; its story is skipped.`)
    try {
      const env = {
        ...quickNames,
        NODE_OPTIONS: `${ownMachineOnly} --conditions=source`,
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
/** The short form asserts counts and no times, so its result does not depend on the machine's load. */
const siege = (...args) =>
  counted(siegeResult, siegeResults, async () => {
    await build()
    return run(nodePath(), ['--conditions=source', 'siege/run.ts', '--short', `--result=${siegeResult}`, ...args], {
      env: { NODE_OPTIONS: ownMachineOnly },
    })
  })

/** The stories start our own service, whatever the environment names. */
const ownService = { KRATOS: '', HYDRA: '', AGAINST: '' }
const stories = async (...args) => {
  const result = await storiesWith(ownService, ...args)
  console.log('Left out: the stories in front of a real Kratos; KRATOS=… HYDRA=… npm run stories runs them.')
  return result
}

/** The stories in front of another identity service: with and without JavaScript. */
async function storiesElsewhere(service, ...args) {
  const projects = ['--project=with JavaScript', '--project=without JavaScript']
  const alone = service.AGAINST ? ['--workers=1'] : []
  const result = await storiesWith({ ...ownService, ...service }, ...projects, ...alone, ...args)
  if (existsSync(storyResult)) {
    const names = storiesLeftOut(JSON.parse(readFileSync(storyResult, 'utf8')))
    console.log(`\nLeft out (${names.length}):`)
    for (const name of names) console.log(`  ${name}`)
    console.log('  The stories of e2e/kit and e2e/access: they have a service of their own.')
  }
  return result
}

const web = { cwd: inRoot('apps', 'web') }

/** Every check by name, in the order of their runs. */
export const checks = {
  types: () =>
    atOnce(
      () => holds('tsc', ['-p', 'tsconfig.json']),
      () =>
        each(
          () => holds('react-router', ['typegen'], web),
          () => holds('tsc', ['-p', 'tsconfig.json'], web),
          () => holds('tsc', ['-p', 'tsconfig.browser.json']),
          () => holds('tsc', ['-p', 'e2e']),
        ),
    ),
  lint: () => holds('oxlint', ['--deny-warnings']),
  format: () => holds('oxfmt', ['--check']),
  boundaries: () => holds(nodePath(), ['scripts/arrows/check.mjs']),
  unused: () => holds('knip', []),
  wording: () => holds(nodePath(), ['--conditions=source', 'scripts/wording/check.mjs']),
  unit: vitest,
  contract: () =>
    each(
      () => vitest('--config', 'vitest.contract.config.ts'),
      // Every answer, shown in a browser. Without recorded answers, their stories are skipped with a message.
      () => storiesWith({ ...ownService, EVERY_ANSWER: '1' }, 'lossless.both'),
    ),
  build: async () => {
    await build()
    return holds(nodePath(), ['--conditions=source', 'scripts/setup/budget.mjs'])
  },
  stories,
  'stories elsewhere': storiesElsewhere,
  siege,
  gallery: (...args) => stories('-c', 'e2e/gallery', ...args),
  // Every chunk of the build that a page loads, with every fault; `stories` has one of each kind.
  chunks: (...args) => storiesWith({ ...ownService, EVERY_CHUNK: '1' }, '--project=chunks', ...args),
}

/**
 * What `npm test` runs. The build comes before the unit tests, because some of them start the shipped program. The
 * siege comes last, alone on the machine. With CONTRACT_FLOWS, the unit tests and stories include the contract tests.
 */
export const all = ['types', 'lint', 'format', 'boundaries', 'unused', 'wording', 'build', 'unit', 'stories', 'siege']

/** Runs the named checks in order, prints the failures and the sum, and returns the exit code. */
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
