// npm run siege [-- --short] [names of rows]: attacks a copy of the shipped program on an empty folder, and prints what
// got through. The exit code is not zero if a promise of docs/security.md does not hold.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig } from '@collect/identity'
import { ownPostgres } from '../scripts/setup/postgres.mjs'
import { table } from '../bench/table.ts'
import { copyConfig } from './configuration.ts'
import { openCopy, type Copy } from './copy.ts'
import { faultsOf, type Outcome, type Row, type Siege } from './row.ts'
import { rows } from './rows.ts'

/** Timeout of a row in milliseconds; a row that takes longer fails. */
const timeoutMs = { short: 5 * 60_000, whole: 20 * 60_000 }

interface Result {
  readonly row: Row
  readonly outcome?: Outcome
  /** The reason why it did not run. */
  readonly leftOut?: string
  readonly faults: readonly string[]
  readonly seconds: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, result: { type: 'string' } },
})
const unknown = positionals.find((name) => !rows.some((row) => row.name === name))
if (unknown !== undefined) {
  console.error(`There is no attack "${unknown}"; there are ${rows.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'collect-siege-settings-'))
const config = await loadConfig(copyConfig(folder), { origin: 'https://collect.example' })
rmSync(folder, { recursive: true })

const isWanted = ({ name, isLong }: Row) =>
  positionals.length > 0 ? positionals.includes(name) : !(values.short && isLong)
const wanted = rows.filter(isWanted)
const found = new Map<Row, Result>()
/** Runs rows one after another; other lanes take from the same list. */
async function lane(waiting: Row[]): Promise<void> {
  for (let row = waiting.shift(); row; row = waiting.shift()) {
    const result: Result = row.needs?.(config) === false ? notOffered(row) : await run(row)
    found.set(row, result)
    const verdict = result.faults.length === 0 ? 'held' : 'NOT HELD'
    console.log(`${row.name}: ${result.leftOut === undefined ? verdict : 'left out'}, ${result.seconds.toFixed(1)} s`)
  }
}
// Each row attacks copies of its own. The short form asserts no times, so two run at once.
const shared = wanted.filter(({ isAlone = false }) => values.short && !isAlone)
await Promise.all([lane(shared), lane(shared)])
await lane(wanted.filter((row) => !found.has(row)))
const all = wanted.flatMap((row) => found.get(row) ?? [])
const results = all.filter(({ leftOut }) => leftOut === undefined)

table('What the attacks came to', [
  ['attack', 'tried', 'let through', 'at most', "owner's wait", 'quiet', 'held'],
  ...results.map(({ row, outcome, faults }) => [
    row.attack,
    outcome?.tried ?? '',
    outcome?.letThrough ?? '',
    outcome?.allowed ?? '',
    outcome?.owner ? `${Math.round(outcome.owner.wait)} ms` : '',
    outcome?.owner ? `${Math.round(outcome.owner.quiet)} ms` : '',
    faults.length === 0 ? 'yes' : 'NO',
  ]),
])
for (const { row, outcome } of results) if (outcome?.note) console.log(`  ${row.name}: ${outcome.note}`)
for (const { row, leftOut } of all) if (leftOut !== undefined) console.log(`  ${row.name}: left out: ${leftOut}`)
const broken = results.filter(({ faults }) => faults.length > 0)
for (const { row, faults } of broken) console.log(`  NOT HELD: ${row.name}: ${faults.join('; ')}`)
console.log(`\n${results.length - broken.length} held, ${broken.length} not held`)
if (values.result !== undefined) {
  const written = results.map(({ row, faults }) => ({ name: row.name, faults }))
  writeFileSync(values.result, JSON.stringify(written))
}
process.exitCode = broken.length === 0 ? 0 : 1

function notOffered(row: Row): Result {
  return { row, leftOut: 'these settings offer nothing that it attacks', faults: [], seconds: 0 }
}

async function run(row: Row): Promise<Result> {
  const copies: Copy[] = []
  const ends: (() => Promise<void>)[] = []
  const siege: Siege = {
    isShort: values.short,
    config,
    async open(options) {
      const copy = await openCopy(options)
      copies.push(copy)
      return copy
    },
    async postgres() {
      const server = await ownPostgres()
      if ('missing' in server) return undefined
      ends.push(server.stop)
      return server.url
    },
  }
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const limit = values.short ? timeoutMs.short : timeoutMs.whole
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, limit, new Error(`it took longer than ${limit / 60_000} minutes`))
  try {
    const outcome = await Promise.race([row.run(siege), late])
    if (typeof outcome === 'string') return { row, leftOut: outcome, faults: [], seconds: seconds() }
    return { row, outcome, faults: faultsOf(outcome, values.short), seconds: seconds() }
  } catch (error) {
    return { row, faults: [error instanceof Error ? error.message : String(error)], seconds: seconds() }
  } finally {
    clearTimeout(timer)
    for (const copy of copies) await copy.stop()
    for (const end of ends) await end()
  }
}
