import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openDatabase, type Database } from '@collect/storage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import { createJobRunner } from '../src/jobs/job-runner.ts'
import { cancelJob, findJob, jobLease, maxAttempts, queueJob } from '../src/jobs/job-store.ts'
import type { JobKind } from '../src/jobs/job-kind.ts'
import { collectiblesMigrations } from '../src/store/migrations.ts'
import type { CollectiblesTables } from '../src/store/tables.ts'
import { countingJob } from './counting-job.ts'

describe.each(testDatabases)('jobs on $name', ({ create }) => {
  let url: string
  let drop: () => Promise<void>
  let database: Database
  let faults: unknown[]
  const clock = { now: Date.now() }
  beforeEach(async () => {
    const created = await create()
    ;({ url, drop } = created)
    database = openDatabase(url)
    await database.migrate('collectibles', collectiblesMigrations)
    faults = []
    clock.now = Date.now()
  })
  afterEach(async () => {
    await database.close()
    await drop()
  })

  const db = () => database.tables<CollectiblesTables>()
  const queue = (total: number, kind = 'counting') =>
    queueJob(db(), { owner: 'ada', kind, input: {}, total }, clock.now)
  const runnerOf = (kinds: Readonly<Record<string, JobKind>>) =>
    createJobRunner({ database, kinds, now: () => clock.now, onFault: (error) => faults.push(error) })
  const jobNamed = async (id: string) => {
    const job = await findJob(db(), 'ada', id)
    if (!job) throw new Error('the job is gone')
    return job
  }
  const counted = async () =>
    (await db().selectFrom('collectible_counters').select('value').where('name', '=', 'steps').executeTakeFirst())
      ?.value ?? 0

  test('a job runs step by step to its end', async () => {
    const id = await queue(5)
    await runnerOf({ counting: countingJob() }).wake()
    expect(await jobNamed(id)).toMatchObject({ state: 'done', done: 5, total: 5, attempts: 1, lease_until: null })
    expect(JSON.parse((await jobNamed(id)).result)).toEqual({ counted: 5 })
    expect(await counted()).toBe(5)
  })

  test('two processes share the jobs, and none of them runs twice', async () => {
    const ids = [await queue(3), await queue(3), await queue(3), await queue(3)]
    await Promise.all([runnerOf({ counting: countingJob() }).wake(), runnerOf({ counting: countingJob() }).wake()])
    for (const id of ids) expect(await jobNamed(id)).toMatchObject({ state: 'done', attempts: 1 })
    expect(await counted()).toBe(12)
  })

  test('after its process was killed, a job goes on from its last step when its lease has ended', async () => {
    const total = 100_000
    const id = await queue(total)
    const child = spawn(
      process.execPath,
      ['--conditions=source', fileURLToPath(new URL('job-process.ts', import.meta.url)), url],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let steps = 0
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      steps += text.split('\n').length - 1
      if (steps >= 3) child.kill('SIGKILL')
    })
    await once(child, 'exit')
    const killed = await jobNamed(id)
    expect(killed).toMatchObject({ state: 'running', attempts: 1 })
    expect(killed.done).toBeGreaterThanOrEqual(2)
    // The work of each step and its progress are one transaction.
    expect(await counted()).toBe(killed.done)

    await db()
      .updateTable('jobs')
      .set({ total: killed.done + 4 })
      .where('id', '=', id)
      .execute()
    clock.now = (killed.lease_until ?? 0) - 1
    const runner = runnerOf({ counting: countingJob() })
    await runner.wake()
    expect((await jobNamed(id)).state).toBe('running')
    clock.now += 1
    await runner.wake()
    expect(await jobNamed(id)).toMatchObject({ state: 'done', done: killed.done + 4, attempts: 2 })
    expect(await counted()).toBe(killed.done + 4)
    expect(faults).toEqual([])
  })

  test('a stopped process gives its job back, without a failed attempt', async () => {
    const id = await queue(1_000_000)
    const first = runnerOf({ counting: countingJob((done) => void (done === 3 && void first.stop())) })
    await first.wake()
    const { done, ...job } = await jobNamed(id)
    expect(job).toMatchObject({ state: 'queued', attempts: 0, lease_until: null })
    expect(await counted()).toBe(done)
  })

  test('a cancelled job ends at its next step', async () => {
    const id = await queue(1_000_000)
    let cancelled: Promise<boolean> | undefined
    await runnerOf({
      counting: countingJob((done) => {
        if (done === 3) cancelled = cancelJob(db(), 'ada', id)
      }),
    }).wake()
    expect(await cancelled).toBe(true)
    const { state, done } = await jobNamed(id)
    expect(state).toBe('cancelled')
    expect(await counted()).toBe(done)
    expect(await cancelJob(db(), 'ada', id)).toBe(false)
  })

  test('another account cannot cancel a job', async () => {
    const id = await queue(3)
    expect(await cancelJob(db(), 'ben', id)).toBe(false)
    expect(await findJob(db(), 'ben', id)).toBeUndefined()
    expect((await jobNamed(id)).state).toBe('queued')
  })

  test('a step that fails is rolled back, and the job says that it failed; the next job runs', async () => {
    const good = countingJob()
    const bad: JobKind = {
      async step(trx, job) {
        await good.step(trx, job)
        throw new Error('a fault')
      },
    }
    const [failing, fine] = [await queue(3, 'bad'), await queue(2)]
    await runnerOf({ bad, counting: good }).wake()
    expect(await jobNamed(failing)).toMatchObject({ state: 'failed', problem: 'failed', done: 0 })
    expect(await jobNamed(fine)).toMatchObject({ state: 'done' })
    expect(await counted()).toBe(2)
    expect(faults).toEqual([new Error('a fault')])
  })

  test('a job of a kind that this release does not know waits for a process that knows it, and holds up no other one', async () => {
    const [newer, known] = [await queue(3, 'newer'), await queue(2)]
    await runnerOf({ counting: countingJob() }).wake()
    expect(await jobNamed(newer)).toMatchObject({ state: 'queued', attempts: 0 })
    expect(await jobNamed(known)).toMatchObject({ state: 'done' })
    await runnerOf({ counting: countingJob(), newer: countingJob() }).wake()
    expect(await jobNamed(newer)).toMatchObject({ state: 'done', attempts: 1 })
  })

  test('a job whose processes die again and again is given up', async () => {
    const id = await queue(3)
    await db()
      .updateTable('jobs')
      .set({ state: 'running', attempts: maxAttempts, lease_until: clock.now + jobLease })
      .where('id', '=', id)
      .execute()
    clock.now += jobLease
    await runnerOf({ counting: countingJob() }).wake()
    expect(await jobNamed(id)).toMatchObject({ state: 'failed', problem: 'given_up' })
  })

  test('a process whose job was taken over does no further step', async () => {
    const id = await queue(1_000)
    let isTaken = false
    await runnerOf({
      counting: {
        async step(trx, job) {
          const progress = await countingJob().step(trx, job)
          if (progress.done === 3) {
            isTaken = true
            await trx
              .updateTable('jobs')
              .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
              .where('id', '=', id)
              .execute()
          }
          return progress
        },
      },
    }).wake()
    expect(isTaken).toBe(true)
    expect((await jobNamed(id)).done).toBe(3)
  })
})
