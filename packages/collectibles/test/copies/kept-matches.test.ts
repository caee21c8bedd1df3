import { openDatabase, type Database } from '@collect/storage'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { createActs } from '../../src/acts/act.ts'
import { listBySet } from '../../src/copies/listing/by-set/list-by-set.ts'
import type { CopyFilter, CopyOrder } from '../../src/copies/listing/copy-filter.ts'
import { createMatchKeeper, type MatchKeeper } from '../../src/copies/listing/kept-matches.ts'
import { listCopies } from '../../src/copies/listing/list-copies.ts'
import { overview } from '../../src/copies/listing/overview.ts'
import { generate } from '../../src/generator/generate.ts'
import { createJobRunner } from '../../src/jobs/job-runner.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { undoJob } from '../../src/undo/undo-job.ts'
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

describe.each(testDatabases)('what is kept about the copies of a filter on $name', ({ create }) => {
  let database: Database
  let url: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    ;({ url, drop } = await create())
    database = openDatabase(url)
    await generate(database, { tier: 'demo', seed: 1, asOf: Date.UTC(2026, 0, 1), starter: false, account: 'ada' })
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  async function told(keeper: MatchKeeper) {
    const source = { database, keeper }
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

  test('is the same as what another process finds, after each act of another one', async () => {
    const other = openDatabase(url)
    const keeper = createMatchKeeper()
    const kinds = { undo: undoJob(createActs(other, Date.now)) }
    const onFault = (error: unknown) => expect.unreachable(String(error))
    const runner = createJobRunner({ database: other, kinds, now: Date.now, onFault })
    await told(keeper)
    for (const act of fc.sample(randomAct(['ada']), { seed, numRuns: 15 })) {
      await runRandomAct(other, act)
      await runner.wake()
      expect(await told(keeper), `${JSON.stringify(act)} RANDOM_SEED=${seed}`).toEqual(await told(createMatchKeeper()))
    }
    await other.close()
  })

  test('is found out again after a minute, for changes that count no act', async () => {
    let now = 1_000
    const source = { database, keeper: createMatchKeeper(() => now) }
    const listing = { filter: { ...none, priced: false }, order: '-added', from: 0, limit: 5 } as const
    const count = async () => (await listCopies(source, 'ada', listing, 'en', (item) => item))?.count
    const before = await count()
    const db = database.tables<CollectiblesTables>()
    const one = await db.selectFrom('copies').select('id').where('paid_amount', 'is', null).executeTakeFirstOrThrow()
    await db.updateTable('copies').set({ paid_amount: 1 }).where('id', '=', one.id).execute()
    now += 59_000
    expect(await count()).toBe(before)
    now += 2_000
    expect(await count()).toBe(Number(before) - 1)
  })
})
