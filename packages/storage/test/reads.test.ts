import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isUnavailable, openDatabase, type Database } from '../src/index.ts'
import { createReadingThreads } from '../src/threads/reading-threads.ts'
import { testDatabases } from './databases.ts'

interface Tables {
  marks: { id: string; size: number; note: string | null }
}

describe.each(testDatabases)('reads on $name', ({ name, create }) => {
  let database: Database
  let drop: () => Promise<void>
  beforeEach(async () => {
    const created = await create()
    drop = created.drop
    database = openDatabase(created.url)
    await sql`create table marks (id text primary key, size bigint not null, note text)`.execute(db())
  })
  afterEach(async () => {
    await database.close()
    await drop()
  })

  const db = () => database.tables<Tables>()
  const marks = () =>
    database.read((reader: Kysely<Tables>) => reader.selectFrom('marks').selectAll().orderBy('id').execute())
  const add = (id: string) =>
    db()
      .insertInto('marks')
      .values({ id, size: 2 ** 50, note: null })
  /** A read that counts to `limit`. */
  const countTo =
    (limit: number) =>
    async (reader: Kysely<Tables>): Promise<number | undefined> => {
      const { rows } = await sql<{ n: number }>`
        with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${sql.lit(limit)})
        select max(n) as n from counted`.execute(reader)
      return rows[0]?.n
    }

  test('a read sees a row as soon as its write has resolved', async () => {
    for (const id of ['a', 'b', 'c']) {
      await add(id).execute()
      expect((await marks()).at(-1)).toEqual({ id, size: 2 ** 50, note: null })
    }
  })

  test('a read binds its values', async () => {
    await add('a').execute()
    await add('b').execute()
    const found = await database.read((reader: Kysely<Tables>) =>
      reader.selectFrom('marks').select('id').where('id', '=', 'b').where('size', '>', 5).execute(),
    )
    expect(found).toEqual([{ id: 'b' }])
  })

  test('a read does not see the rows of an open transaction', async () => {
    await db()
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('marks').values({ id: 'open', size: 1, note: null }).execute()
        expect(await marks()).toEqual([])
        expect(await trx.selectFrom('marks').select('id').execute()).toEqual([{ id: 'open' }])
      })
    expect(await marks()).toHaveLength(1)
  })

  test('the process does other work during a long read', async () => {
    let turns = 0
    let isReading = true
    const turn = () => {
      turns += 1
      if (isReading) setImmediate(turn)
    }
    turn()
    const counted = await database.read(countTo(300_000))
    isReading = false
    expect(counted).toBe(300_000)
    expect(turns).toBeGreaterThan(20)
  })

  test('more reads than threads are all answered, each with its own rows', async () => {
    const limits = Array.from({ length: 12 }, (_, index) => 100 + index)
    const answers = await Promise.all(limits.map((limit) => database.read(countTo(limit))))
    expect(answers).toEqual(limits)
  })

  test('a faulty read rejects, and the next one is answered', async () => {
    const faulty = database.read((reader) => sql`select * from nothing`.execute(reader))
    await expect(faulty).rejects.toThrow('nothing')
    expect(isUnavailable(await faulty.catch((error: unknown) => error))).toBe(false)
    expect(await marks()).toEqual([])
  })

  describe.runIf(name === 'sqlite')('of threads', () => {
    test('a read cannot write', async () => {
      const insert = (reader: Kysely<Tables>) =>
        reader.insertInto('marks').values({ id: 'a', size: 1, note: null }).execute()
      await expect(database.read(insert)).rejects.toThrow('readonly')
      expect(await marks()).toEqual([])
    })

    test('a read has no transaction', async () => {
      const inTransaction = (reader: Kysely<Tables>) => reader.transaction().execute(async () => {})
      await expect(database.read(inTransaction)).rejects.toThrow('no transaction')
    })

    test('a thread that cannot open the file rejects its read, and the next read has a new thread', async () => {
      const threads = createReadingThreads({ file: '/nowhere/at/all.db', busyTimeout: 0 })
      for (let index = 0; index < 3; index++)
        await expect(threads.ask({ sql: 'select 1', parameters: [] })).rejects.toThrow('unable to open')
      await threads.close()
    })

    test('closing waits for reads', async () => {
      const { url, drop } = await create()
      const other = openDatabase(url)
      const reads = [1000, 1001, 1002].map((limit) => other.read(countTo(limit)))
      await other.close()
      expect(await Promise.all(reads)).toEqual([1000, 1001, 1002])
      await drop()
    })

    test('a closed database refuses reads', async () => {
      const { url, drop } = await create()
      const other = openDatabase(url)
      await other.close()
      await expect(other.read(countTo(1))).rejects.toThrow('closed')
      await drop()
    })
  })
})

test('a memory database reads on its one connection', async () => {
  const database = openDatabase('file::memory:')
  const db = database.tables<Tables>()
  await sql`create table marks (id text primary key, size bigint not null, note text)`.execute(db)
  await db.insertInto('marks').values({ id: 'a', size: 1, note: 'n' }).execute()
  const found = await database.read((reader: Kysely<Tables>) => reader.selectFrom('marks').selectAll().execute())
  expect(found).toMatchObject([{ id: 'a' }])
  await database.close()
})
