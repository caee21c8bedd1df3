import { parseArgs } from 'node:util'
import {
  checkCollectibles,
  declineItem,
  generate,
  generatorTiers,
  listSubmissions,
  openPhotoFolder,
  publishItem,
  recountPopularity,
  reindex,
  type TierName,
} from '@collect/collectibles/operator'
import type { Database } from '@collect/storage'
import { readEnvironment } from '../environment/read-environment.ts'
import { createLog } from '../process/log.ts'
import { openOwnDatabase } from '../services/open-own-database.ts'

const usage = `npm run collectibles -- check
  Counts the rows of all collections again and names each difference. It changes nothing.

npm run collectibles -- reindex
  Makes the words of the search again, and the dictionary that corrects slips.

npm run collectibles -- popularity
  Counts who has and who wishes each item, and puts popular ones first. The app does so once a day.

npm run collectibles -- generate --tier=demo|big|bench [--seed=1] [--as-of=2026-01-01] [--account=<identity id>]
  Fills the database with invented items and collections, for tests and demos. The account gets the first collection.

npm run collectibles -- submissions
  Lists the items that users have submitted to the catalogue, each as <id>@<revision> with all that would be public.

npm run collectibles -- publish <id>@<revision> …
  Makes submitted items public. One that its owner has changed since that revision stays.

npm run collectibles -- decline <id> --reason=<text>
  Gives a submitted item back to its owner, for whom it stays private.`

const tell = (sentence: string) => void process.stdout.write(`${sentence}\n`)

/** Names what is wrong; answers the exit code. */
function refuse(problem: string): number {
  process.stderr.write(`${problem}\n\n${usage}\n`)
  return 1
}

/** Answers the exit code. */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tier: { type: 'string' },
      seed: { type: 'string', default: '1' },
      'as-of': { type: 'string', default: '2026-01-01' },
      account: { type: 'string' },
      reason: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    tell(usage)
    return 0
  }
  const [task, ...ids] = positionals
  const [id] = ids
  if (task === 'check') return withDatabase(check)
  if (task === 'reindex') return withDatabase(remake)
  if (task === 'popularity') return withDatabase(recount)
  if (task === 'submissions') return withDatabase(submissions)
  if (task === 'publish' || task === 'decline') {
    if (id === undefined) return refuse('The id of a submitted item is missing.')
    const reason = task === 'decline' ? values.reason.trim() : undefined
    if (reason === '') return refuse('--reason is missing.')
    if (reason !== undefined) return withDatabase((database) => decline(database, id, reason))
    const seen = ids.flatMap((typed) => seenItem(typed) ?? [])
    const broken = ids.find((typed) => !seenItem(typed))
    if (broken !== undefined) return refuse(`"${broken}" must be <id>@<revision>, as "submissions" lists it.`)
    return withDatabase((database) => publish(database, seen))
  }
  const tier = Object.keys(generatorTiers).find((name): name is TierName => name === values.tier)
  const [seed, asOf] = [Number(values.seed), Date.parse(values['as-of'])]
  if (task !== 'generate') return refuse(task === undefined ? 'A task is missing.' : `There is no task "${task}".`)
  if (tier === undefined) return refuse(`--tier must be one of ${Object.keys(generatorTiers).join(', ')}.`)
  if (!Number.isSafeInteger(seed)) return refuse('--seed must be a whole number.')
  if (Number.isNaN(asOf)) return refuse('--as-of must be a day like 2026-01-01.')
  return withDatabase(async (database) => {
    await generate(database, { tier, seed, asOf, account: values.account, onProgress: tell })
    return 0
  })
}

async function check(database: Database): Promise<number> {
  const differences = await checkCollectibles(database, openPhotoFolder(readEnvironment(process.env).photoDir))
  for (const { invariant, sentence, id } of differences) process.stderr.write(`${invariant}: ${sentence} (${id})\n`)
  tell(differences.length === 1 ? '1 difference' : `${differences.length} differences`)
  return differences.length === 0 ? 0 : 1
}

async function remake(database: Database): Promise<number> {
  const { items, sets } = await reindex(database)
  tell(`The words of ${items} items and ${sets} sets are made.`)
  return 0
}

async function recount(database: Database): Promise<number> {
  const moved = await recountPopularity(database)
  tell(moved === 1 ? '1 item has moved.' : `${moved} items have moved.`)
  return 0
}

async function submissions(database: Database): Promise<number> {
  const waiting = await listSubmissions(database)
  for (const { id, rev, shown } of waiting) tell(`${id}@${rev} ${JSON.stringify(shown)}`)
  tell(waiting.length === 1 ? '1 submission' : `${waiting.length} submissions`)
  return 0
}

interface SeenItem {
  readonly id: string
  /** The revision that the operator saw. */
  readonly rev: number
}

/** `<id>@<revision>`; undefined for anything else. */
function seenItem(typed: string): SeenItem | undefined {
  const [, id = '', rev] = /^([^@]+)@([1-9]\d*)$/.exec(typed) ?? []
  return rev === undefined ? undefined : { id, rev: Number(rev) }
}

/** The log keeps each decision. */
async function publish(database: Database, seen: readonly SeenItem[]): Promise<number> {
  const log = createLog('info')
  for (const { id, rev } of seen) {
    const decision = await publishItem(database, id, rev, Date.now())
    if (decision === 'no such submission') return refuse(`There is no submitted item "${id}".`)
    if (decision === 'changed') return refuse(`The item "${id}" has changed since revision ${rev}. List it again.`)
    log.info({ event: 'collectibles.item_published', item: id })
  }
  return 0
}

/** The log keeps the decision with its reason. */
async function decline(database: Database, id: string, reason: string): Promise<number> {
  const log = createLog('info')
  const decision = await declineItem(database, id, Date.now())
  if (decision === 'no such submission') return refuse(`There is no submitted item "${id}".`)
  log.info({ event: 'collectibles.item_declined', item: id, reason })
  return 0
}

async function withDatabase(work: (database: Database) => Promise<number>): Promise<number> {
  const database = await openOwnDatabase(readEnvironment(process.env), createLog('silent'))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
