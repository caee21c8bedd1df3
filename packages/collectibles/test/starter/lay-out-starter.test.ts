import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openDatabase, type Database } from '@collect/storage'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/operator.ts'
import { layOut } from '../../src/setup/lay-out.ts'
import { layOutStarter } from '../../src/starter/lay-out-starter.ts'
import type { StarterItem, StarterSet } from '../../src/starter/starter-set.ts'
import { starterSets } from '../../src/starter/starter-sets.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { newItems } from '../../src/views/new-items.ts'
import { hashOfTables } from '../hash-of-tables.ts'
import { createTestService } from '../test-service.ts'

const program = fileURLToPath(new URL('lay-out-process.ts', import.meta.url))
const first = Date.UTC(2026, 2, 4)
const later = Date.UTC(2026, 5, 4)
const total = starterSets.reduce((sum, { items }) => sum + items.length, 0)

/** The starter of a later release: each set goes through `next`. */
const laterSets = (next: (set: StarterSet) => readonly StarterSet[]) => starterSets.flatMap(next)

const withItems = (id: string, next: (items: readonly StarterItem[]) => readonly StarterItem[]) =>
  laterSets((set) => [set.id === id ? { ...set, items: next(set.items) } : set])

describe.each(testDatabases)('the starter catalogue on $name', ({ create }) => {
  /** What the first start has written, and later releases change, test after test. */
  let database: Database
  beforeAll(async () => {
    const { url, drop } = await create()
    database = openDatabase(url)
    await layOut(database, first)
    return async () => {
      await database.close()
      await drop()
    }
  })

  const inDatabase = async (work: (database: Database, url: string) => Promise<void>) => {
    const { url, drop } = await create()
    const database = openDatabase(url)
    try {
      await work(database, url)
    } finally {
      await database.close()
      await drop()
    }
  }

  const layOutAgain = (database: Database, sets: readonly StarterSet[]) =>
    database
      .tables<CollectiblesTables>()
      .transaction()
      .execute((db) => layOutStarter(db, later, sets))

  const starterItems = (database: Database) =>
    database.tables<CollectiblesTables>().selectFrom('items').selectAll().where('set_id', 'is not', null).execute()

  test('the first start writes every set and every item with one default variant', async () => {
    const db = database.tables<CollectiblesTables>()
    const sets = await db.selectFrom('collectible_sets').select(['id', 'item_count', 'declared_total']).execute()
    expect(new Map(sets.map(({ id, item_count }) => [id, item_count]))).toEqual(
      new Map(starterSets.map(({ id, items }) => [id, items.length])),
    )
    expect(sets.every(({ item_count, declared_total }) => item_count === declared_total)).toBe(true)
    expect(await starterItems(database)).toHaveLength(total)
    expect(await checkCollectibles(database)).toEqual([])
    // Delivered data are no news.
    expect(await newItems(db, 6, first, 'en')).toEqual([])
    const gold = await db.selectFrom('items').selectAll().where('id', '=', 'element-gold').executeTakeFirstOrThrow()
    expect(gold).toMatchObject({
      category_id: 'minerals',
      set_id: 'chemical-elements',
      number: '79',
      number_sort: '0000000079',
      sort_name: 'gold',
      attrs: '{"formula":"Au"}',
      is_sample: 0,
      status: 'published',
      source: 'Collect Everything starter',
      source_ref: 'element-gold',
      licence: 'CC0-1.0',
      rev: 1,
    })
    expect(JSON.parse(gold.names ?? '')).toMatchObject({ de: 'Gold', pl: 'Złoto', no: 'Gull' })
  })

  test('a second start leaves the rows as they are', async () => {
    const db = database.tables<CollectiblesTables>()
    // The release before and this one deliver the same, so that nothing is compared.
    await db.updateTable('items').set({ year_to: 2001, name: 'Aurum' }).where('id', '=', 'element-gold').execute()
    const before = await hashOfTables(database)
    await layOut(database, later)
    expect(await hashOfTables(database)).toBe(before)
    await db.updateTable('items').set({ year_to: null, name: 'Gold' }).where('id', '=', 'element-gold').execute()
  })

  test('a later release adds an item, withdraws one that it drops, and brings it back', async () => {
    const db = database.tables<CollectiblesTables>()
    const mohs = async () => ({
      ...(await db
        .selectFrom('collectible_sets')
        .select(['item_count', 'declared_total', 'rev'])
        .where('id', '=', 'mohs-scale')
        .executeTakeFirstOrThrow()),
      ...(await db.selectFrom('items').select('status').where('id', '=', 'mohs-diamond').executeTakeFirstOrThrow()),
    })
    await layOutAgain(
      database,
      withItems('mohs-scale', (items) => [
        ...items.filter(({ id }) => id !== 'mohs-diamond'),
        ...items.filter(({ id }) => id === 'mohs-diamond').map((item) => ({ ...item, id: 'mohs-carbonado' })),
      ]),
    )
    expect(await mohs()).toEqual({ item_count: 10, declared_total: 10, rev: 1, status: 'withdrawn' })
    await layOutAgain(database, starterSets)
    expect(await mohs()).toEqual({ item_count: 10, declared_total: 10, rev: 1, status: 'published' })
    expect(await checkCollectibles(database)).toEqual([])
  })

  test('an item that a moderator merged stays merged', async () => {
    const db = database.tables<CollectiblesTables>()
    await db
      .updateTable('items')
      .set({ status: 'merged', merged_into: 'mineral-malachite' })
      .where('id', '=', 'mohs-talc')
      .execute()
    await layOutAgain(
      database,
      withItems('mohs-scale', (items) => items.map((item) => ({ ...item, yearFrom: 1822 }))),
    )
    const talc = await db.selectFrom('items').selectAll().where('id', '=', 'mohs-talc').executeTakeFirst()
    expect(talc).toMatchObject({ status: 'merged', year_from: null, rev: 1 })
  })

  test('a set that a release drops is withdrawn, and its items with it', async () => {
    await layOutAgain(
      database,
      laterSets((set) => (set.id === 'mohs-scale' ? [] : [set])),
    )
    const set = await database
      .tables<CollectiblesTables>()
      .selectFrom('collectible_sets')
      .select(['status', 'item_count'])
      .where('id', '=', 'mohs-scale')
      .executeTakeFirst()
    expect(set).toEqual({ status: 'withdrawn', item_count: 0 })
  })

  test('processes that start at once write it once', async () => {
    await inDatabase(async (database, url) => {
      const processes = Array.from({ length: 3 }, () =>
        spawn(process.execPath, ['--conditions=source', program, url], { stdio: 'pipe' }),
      )
      await Promise.all(processes.map(({ stdout }) => once(stdout, 'data')))
      for (const { stdin } of processes) stdin.end('go\n')
      const problems = await Promise.all(processes.map(({ stderr }) => text(stderr)))
      expect(problems).toEqual(['', '', ''])
      const items = await starterItems(database)
      expect(items).toHaveLength(total)
      expect(items.every(({ rev }) => rev === 1)).toBe(true)
      expect(await checkCollectibles(database)).toEqual([])
    })
  })

  test('a later release updates a changed fact and leaves kept copies alone', async () => {
    await inDatabase(async (database, url) => {
      const service = await createTestService(url, { starter: true })
      const kept = await service.call('PUT', '/collection/mohs-topaz', { 'X-Person': 'ada' })
      expect(kept.ok).toBe(true)
      const db = database.tables<CollectiblesTables>()
      await sql`update copies set acquired_from = 'The fair', grade = 'good'`.execute(db)
      const before = await db.selectFrom('copies').selectAll().executeTakeFirstOrThrow()
      const actsOf = async () => (await db.selectFrom('collectors').select('acts').executeTakeFirstOrThrow()).acts
      const acts = await actsOf()

      await layOutAgain(
        database,
        withItems('mohs-scale', (items) =>
          items.map((item) =>
            item.id === 'mohs-topaz' ? { ...item, names: { ...item.names, en: 'Imperial topaz' } } : item,
          ),
        ),
      )
      const items = await starterItems(database)
      expect(items.filter(({ rev }) => rev !== 1).map(({ id }) => id)).toEqual(['mohs-topaz'])
      expect(items.find(({ id }) => id === 'mohs-topaz')).toMatchObject({
        name: 'Imperial topaz',
        rev: 2,
        created_at: service.clock.now,
        updated_at: later,
      })
      const after = await db.selectFrom('copies').selectAll().executeTakeFirstOrThrow()
      expect(after).toEqual({ ...before, sort_name: 'imperial topaz' })
      // So that no process answers from its cache.
      expect(Number(await actsOf())).toBe(Number(acts) + 1)
      expect(await checkCollectibles(database)).toEqual([])
      await service.close()
    })
  })
})
