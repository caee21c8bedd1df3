import { openDatabase, type Database } from '@collect/storage'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { createActs } from '../../src/acts/act.ts'
import { listBySet } from '../../src/copies/listing/by-set/list-by-set.ts'
import type { CopyFilter, CopyOrder } from '../../src/copies/listing/copy-filter.ts'
import { createMatchCache, type MatchCache } from '../../src/copies/listing/match-cache.ts'
import { listCopies } from '../../src/copies/listing/list-copies.ts'
import { overview } from '../../src/copies/listing/overview.ts'
import { createJobRunner } from '../../src/jobs/job-runner.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { undoJob } from '../../src/undo/undo-job.ts'
import { openDemo } from '../test-service.ts'
import { randomAct, runRandomAct } from '../random-act.ts'

const person = { id: 'ada', locale: 'en', currency: 'EUR' }
const seed = Number(process.env['RANDOM_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const none: CopyFilter = { tags: [], statuses: [], fields: [] }
const filters: readonly CopyFilter[] = [
  { ...none, value_from: 1 },
  { ...none, spare: true },
  { ...none, q: 'box' },
  { ...none, statuses: ['sold', 'lent'] },
]
const orders: readonly CopyOrder[] = ['-added', 'name', 'updated', 'field.weight_g']

describe.each(testDatabases)('the cache of matches on $name', ({ createLike }) => {
  let database: Database
  let url: string
  openDemo({ createLike }, 'ada', (opened, at) => {
    ;[database, url] = [opened, at]
  })

  async function answersWith(cache: MatchCache) {
    const source = { database, cache }
    const answers: unknown[] = []
    for (const filter of filters) {
      answers.push(await overview(source, person, filter))
      for (const order of orders) {
        const listing = { filter, order, from: 0, limit: 30 }
        const first = await listCopies(source, 'ada', listing, 'en', (item) => item)
        const after = first?.next && 'id' in first.next ? first.next : undefined
        const next = { ...listing, from: 30, after }
        answers.push(first, await listCopies(source, 'ada', next, 'en', (item) => item))
      }
    }
    for (const filter of [none, { ...none, drawer: 'coins' } as const]) {
      const listing = { owner: 'ada', filter, isMissingShown: true, from: 0, limit: 20 }
      answers.push(await listBySet(source, listing, 'en', (item) => item))
    }
    return answers
  }

  test('answers what a new process finds, after each act of another process', { timeout: 300_000 }, async () => {
    const other = openDatabase(url)
    const cache = createMatchCache()
    const kinds = { undo: undoJob(createActs(other, Date.now)) }
    const onFault = (error: unknown) => expect.unreachable(String(error))
    const runner = createJobRunner({ database: other, kinds, now: Date.now, onFault })
    await answersWith(cache)
    for (const act of fc.sample(randomAct(['ada']), { seed, numRuns: 15 })) {
      await runRandomAct(other, act)
      await runner.wake()
      expect(await answersWith(cache), `${JSON.stringify(act)} RANDOM_SEED=${seed}`).toEqual(
        await answersWith(createMatchCache()),
      )
    }
    await other.close()
  })

  test('forgets after a minute, so that lists show a change that counts no act', async () => {
    let now = 1_000
    const source = { database, cache: createMatchCache(() => now) }
    const listing = { filter: { ...none, priced: false }, order: '-added', from: 0, limit: 5 } as const
    const list = () => listCopies(source, 'ada', listing, 'en', (item) => item)
    const count = async () => (await list())?.count
    const before = await count()
    const id = String((await list())?.copies[0]?.id)
    const db = database.tables<CollectiblesTables>()
    await db.updateTable('copies').set({ paid_amount: 1 }).where('id', '=', id).execute()
    now += 59_000
    expect(await count()).toBe(before)
    now += 2_000
    expect(await count()).toBe(Number(before) - 1)
  })
})
