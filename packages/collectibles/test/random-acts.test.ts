import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@collect/storage'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import { createActs } from '../src/acts/act.ts'
import { checkCollectibles } from '../src/check/check-collectibles.ts'
import { generate } from '../src/generator/generate.ts'
import { createJobRunner } from '../src/jobs/job-runner.ts'
import { jobLease } from '../src/jobs/job-store.ts'
import { deleteUsedJob } from '../src/shelves/delete-used.ts'
import type { CollectiblesTables } from '../src/store/tables.ts'
import { undoJob } from '../src/undo/undo-job.ts'
import { randomAct, type RandomAct } from './random-act.ts'

/** Acts on each database; the environment may ask for more. */
const acts = Number(process.env['RANDOM_ACTS'] ?? 500)
const seed = Number(process.env['RANDOM_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const writers = 3
const program = fileURLToPath(new URL('random-acts-process.ts', import.meta.url))

/** Runs acts in a process of their own, which the test kills after so many; answers the number that it reported. */
async function runUntilKilled(url: string, list: readonly RandomAct[], killAfter: number): Promise<number> {
  const child = spawn(process.execPath, ['--conditions=source', program, url], { stdio: ['pipe', 'pipe', 'pipe'] })
  let reported = 0
  child.stdin.on('error', () => {}) // it may be killed before it has read all
  child.stdin.end(list.map((act) => `${JSON.stringify(act)}\n`).join(''))
  child.stdout.setEncoding('utf8').on('data', (lines: string) => {
    reported += lines.split('\n').length - 1
    if (reported >= killAfter) child.kill('SIGKILL')
  })
  const [problem] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect(problem).toBe('')
  return reported
}

/** One writer: after each kill another process goes on with what was not reported. */
async function runWriter(url: string, list: readonly RandomAct[], kills: readonly number[]): Promise<void> {
  let done = 0
  for (const killAfter of [...kills, Infinity])
    if (done < list.length) done += await runUntilKilled(url, list.slice(done), killAfter)
  expect(done).toBeGreaterThanOrEqual(list.length)
}

const killPoints = fc.array(fc.integer({ min: 1, max: Math.ceil(acts / writers / 2) }), { minLength: 1, maxLength: 2 })
const runs = fc.record({
  list: fc.array(randomAct(['ada', 'ben', 'eva']), { minLength: acts, maxLength: acts }),
  kills: fc.array(killPoints, { minLength: writers, maxLength: writers }),
})

describe.each(testDatabases)('random acts on $name', ({ create }) => {
  const timeout = Math.max(300_000, acts * 1_000)
  test(
    `after ${acts} acts and undos of ${writers} writers, some killed, the check finds nothing`,
    { timeout },
    async () => {
      // A sample instead of a property: to make 500 acts fewer would take hours.
      const [run] = fc.sample(runs, { seed, numRuns: 1 })
      if (!run) throw new Error('there is no sample')
      const { url, drop } = await create()
      const database = openDatabase(url)
      await generate(database, { tier: 'demo', seed: 1, asOf: Date.UTC(2026, 0, 1), account: 'ada' })
      await Promise.all(
        run.kills.map((kills, writer) =>
          runWriter(
            url,
            run.list.filter((_, number) => number % writers === writer),
            kills,
          ),
        ),
      )
      // Jobs of killed processes go on when their lease has ended.
      const later = () => Date.now() + jobLease
      const lateActs = createActs(database, later)
      const kinds = { undo: undoJob(lateActs), delete_used: deleteUsedJob(lateActs) }
      await createJobRunner({
        database,
        kinds,
        now: later,
        onFault: (error) => expect.unreachable(String(error)),
      }).wake()
      const jobs = await database.tables<CollectiblesTables>().selectFrom('jobs').select('state').distinct().execute()
      expect(jobs.filter(({ state }) => state !== 'done')).toEqual([])
      expect(await checkCollectibles(database), `RANDOM_SEED=${seed}`).toEqual([])
      await database.close()
      await drop()
    },
  )
})
