import { newId, openDatabase, type Database } from '@collect/storage'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import { checkCollectibles } from '../src/check/check-collectibles.ts'
import { followingColumns } from '../src/copies/following-columns.ts'
import { planCatalogue } from '../src/generator/catalogue-plan.ts'
import { generatedItem, type World } from '../src/generator/generated-item.ts'
import { generate } from '../src/generator/generate.ts'
import type { CollectiblesTables } from '../src/store/tables.ts'
import { createTestService } from './test-service.ts'
import { hashOfTables } from './hash-of-tables.ts'

const asOf = Date.UTC(2026, 0, 1)
/** Without the starter catalogue, which changes with the platform's names of countries. */
const demo = { tier: 'demo', seed: 1, asOf, starter: false } as const
/** Changes with everything that is generated or delivered: read the difference before you write the new one. */
const pinned = 'cc11e22f974b747acc8838ca42920860138b5d0f3a41fc20dfe1d1fd616ad148'

/** Each index with its statement, and on SQLite with the size that the planner takes for it. */
async function indexesOf(database: Database): Promise<readonly unknown[]> {
  const { rows } = await (
    database.dialect === 'sqlite'
      ? sql`select name, sql, stat from sqlite_schema left join sqlite_stat1 on idx = name where type = 'index' order by name`
      : sql`select indexname, indexdef from pg_indexes where schemaname = current_schema() order by indexname`
  ).execute(database.tables<CollectiblesTables>())
  expect(rows.length).toBeGreaterThan(100)
  return rows
}

describe.each(testDatabases)('the demo tier on $name', ({ create }) => {
  let url: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    ;({ url, drop } = await create())
    const database = openDatabase(url)
    await generate(database, demo)
    await database.close()
  })
  afterAll(() => drop())

  const inDatabase = async <Result>(work: (database: ReturnType<typeof openDatabase>) => Promise<Result>) => {
    const database = openDatabase(url)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  test('has the pinned hash', async () => {
    expect(await inDatabase(hashOfTables)).toBe(pinned)
  })

  test('gives its first collection to an account that has preferences alone, and to none that has a collection', async () => {
    const other = await create()
    const service = await createTestService(other.url)
    await service.call('PUT', `/copies/${newId(asOf)}`, { 'X-Person': 'ada' }, { category: 'coins', name: 'One' })
    await expect(generate(service.database, { ...demo, account: 'ada' })).rejects.toThrow('collection of its own')
    const db = service.database.tables<CollectiblesTables>()
    expect(await db.selectFrom('items').select('id').where('source', '=', 'generated').execute()).toEqual([])
    const row = { owner_id: 'ben', locale: 'en', currency: 'USD', created_at: asOf, updated_at: asOf }
    await db.insertInto('collectors').values(row).execute()
    await generate(service.database, { ...demo, account: 'ben' })
    expect(await checkCollectibles(service.database)).toEqual([])
    expect(await db.selectFrom('copies').select('id').where('owner_id', '=', 'ben').limit(1).execute()).toHaveLength(1)
    await service.close()
    await other.drop()
  })

  test('has the pinned hash when it is made again', async () => {
    const again = await create()
    const database = openDatabase(again.url)
    await generate(database, demo)
    expect(await hashOfTables(database)).toBe(pinned)
    await database.close()
    await again.drop()
  })

  test('has the pinned hash and all indexes when these are made at the end', async () => {
    const alone = await create()
    const database = openDatabase(alone.url)
    await generate(database, { ...demo, isAlone: true })
    expect(await hashOfTables(database)).toBe(pinned)
    expect(await indexesOf(database)).toEqual(await inDatabase(indexesOf))
    await database.close()
    await alone.drop()
  })

  test('has another hash with another seed', async () => {
    const other = await create()
    const database = openDatabase(other.url)
    await generate(database, { ...demo, seed: 2 })
    expect(await hashOfTables(database)).not.toBe(pinned)
    await database.close()
    await other.drop()
  })

  test('is not made twice in one database', async () => {
    await expect(inDatabase((database) => generate(database, demo))).rejects.toThrow('already')
  })

  test('has the shapes of life', async () => {
    await inDatabase(async (database) => {
      const db = database.tables<CollectiblesTables>()
      const items = await db.selectFrom('items').selectAll().where('source', '=', 'generated').execute()
      const copies = await db.selectFrom('copies').selectAll().execute()
      expect(items).toHaveLength(600)
      expect(copies).toHaveLength(240)
      expect(new Set(items.map(({ category_id }) => category_id)).size).toBeGreaterThan(4)
      expect(items.some(({ year_from }) => year_from === null)).toBe(true)
      expect(items.some(({ name }) => /\p{Script=Hebrew}/u.test(name))).toBe(true)
      expect(items.some(({ name }) => name.length > 100)).toBe(true)
      expect(items.some(({ name, sort_name }) => /[ŁÅéÍ]/.test(name) && /^[a-z0-9 ]+$/.test(sort_name))).toBe(true)
      const distinct = new Set(copies.map(({ item_id }) => item_id))
      expect(distinct.size).toBeLessThan(copies.length)
      expect(copies.some(({ paid_amount }) => paid_amount === null)).toBe(true)
    })
  })

  test('both databases order copies and items alike, as the reference order does', async () => {
    await inDatabase(async (database) => {
      const db = database.tables<CollectiblesTables>()
      for (const column of ['sort_name', 'number_sort', 'value_order', 'acquired_order', 'added_at'] as const) {
        const rows = await db.selectFrom('copies').select(['id', column]).orderBy(column).orderBy('id').execute()
        const bytes = (value: unknown) => Buffer.from(String(value))
        const sorted = rows.toSorted(
          (one, other) =>
            (typeof one[column] === 'number'
              ? Number(one[column]) - Number(other[column])
              : Buffer.compare(bytes(one[column]), bytes(other[column]))) ||
            Buffer.compare(bytes(one.id), bytes(other.id)),
        )
        expect(rows).toEqual(sorted)
      }
    })
  })

  test('its copies have the columns that follow from what is written', async () => {
    await inDatabase(async (database) => {
      const db = database.tables<CollectiblesTables>()
      const copies = await db.selectFrom('copies').selectAll().execute()
      const following = await followingColumns(db, copies[0]?.owner_id ?? '', copies)
      expect(copies).toEqual(copies.map((copy, at) => ({ ...copy, ...following[at] })))
    })
  })

  test('the service starts on it', async () => {
    const service = await createTestService(url)
    expect((await service.call('GET', '/drawers')).status).toBe(200)
    await service.close()
  })
})

describe('generated items', () => {
  const world: World = { seed: 1, asOf }

  test('the first ones of a million are those of a small catalogue, in any order of making', () => {
    const [small, large] = [planCatalogue(world, 600), planCatalogue(world, 1_000_000)]
    const indexes = Array.from({ length: 600 }, (_, index) => index)
    const itemIn = (plan: typeof small, index: number) => {
      const { set, number } = plan.place(index)
      return generatedItem(world, set, number, index)
    }
    const backwards = indexes.toReversed().map((index) => itemIn(large, index))
    expect(backwards.toReversed()).toEqual(indexes.map((index) => itemIn(small, index)))
  })

  test('sets have 6 to 246 items, and the small ones are common', () => {
    const plan = planCatalogue(world, 100_000)
    const sizes = Array.from({ length: plan.sets }, (_, set) => plan.sizeOf(set))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(246)
    expect(sizes.filter((size) => size < 60).length).toBeGreaterThan(plan.sets / 2)
  })
})
