import type { Generated, Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { isUniqueViolation, openDatabase, asyncCommit, type Database, type Migrations } from '../src/index.ts'
import { testDatabases, type TestDatabase } from './databases.ts'

interface Tables {
  shelves: { id: Generated<number>; name: string; height: number | null }
  boxes: { name: string; shelf: number; made_at: number }
}

const migrations: Migrations = {
  '001_init': {
    async up(db) {
      await db.schema
        .createTable('shelves')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull().unique())
        .addColumn('height', 'integer')
        .execute()
    },
  },
  '002_boxes': {
    async up(db) {
      await db.schema
        .createTable('boxes')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('shelf', 'integer', (column) => column.notNull().references('shelves.id').onDelete('cascade'))
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
}

const namesIn = (rows: readonly { readonly name: string }[]) => rows.map((row) => row.name).toSorted()

/** In milliseconds; does not fit into 32 bits. */
const someDay = Date.UTC(2026, 10, 20)

describe.each(testDatabases)('a database on $name', ({ name, create }) => {
  let place: TestDatabase
  let database: Database
  beforeEach(async () => {
    place = await create()
    database = openDatabase(place.url)
    await database.migrate('room', migrations)
  })
  afterEach(async () => {
    await database.close()
    await place.drop()
  })
  const tables = () => database.tables<Tables>()
  const names = async () =>
    (await tables().selectFrom('shelves').select('name').orderBy('id').execute()).map((row) => row.name)

  test('an asynchronous commit is stored, refused and rolled back like any other', async () => {
    let id = 0
    const add = (db: Kysely<Tables>, shelf: string) =>
      db
        .insertInto('shelves')
        .values({ id: (id += 1), name: shelf })
        .modifyEnd(asyncCommit)
        .execute()
    const other = openDatabase(place.url)
    onTestFinished(() => other.close())
    await add(tables(), 'top')
    const seen = await other.tables<Tables>().selectFrom('shelves').select('name').execute()
    expect(namesIn(seen)).toEqual(['top'])
    await expect(add(tables(), 'top')).rejects.toSatisfy(isUniqueViolation)
    const undone = tables()
      .transaction()
      .execute(async (trx) => {
        await add(trx, 'bottom')
        throw new Error('never mind')
      })
    await expect(undone).rejects.toThrow('never mind')
    expect(await names()).toEqual(['top'])
  })

  test('reports a broken unique index and primary key alike', async () => {
    await tables().insertInto('shelves').values({ id: 1, name: 'top' }).execute()
    const again = tables().insertInto('shelves').values({ id: 2, name: 'top' }).execute()
    await expect(again).rejects.toSatisfy(isUniqueViolation)
    const sameKey = tables().insertInto('shelves').values({ id: 1, name: 'other' }).execute()
    await expect(sameKey).rejects.toSatisfy(isUniqueViolation)
  })

  test('refuses a row with a broken foreign key, and does not report a unique violation', async () => {
    const box = tables().insertInto('boxes').values({ name: 'b', shelf: 9, made_at: 0 }).execute()
    await expect(box).rejects.toSatisfy((error) => !isUniqueViolation(error))
  })

  test('deleting a row deletes the rows that refer to it', async () => {
    await tables().insertInto('shelves').values({ id: 1, name: 'top' }).execute()
    await tables().insertInto('boxes').values({ name: 'b', shelf: 1, made_at: someDay }).execute()
    await tables().deleteFrom('shelves').execute()
    expect(await tables().selectFrom('boxes').selectAll().execute()).toEqual([])
  })

  test('returns stored values unchanged, times as numbers and absent values as null', async () => {
    await tables().insertInto('shelves').values({ id: 1, name: 'Ünïcödé 🧸 \t" \'', height: null }).execute()
    await tables().insertInto('boxes').values({ name: 'b', shelf: 1, made_at: someDay }).execute()
    expect(await tables().selectFrom('shelves').selectAll().executeTakeFirst()).toEqual({
      id: 1,
      name: 'Ünïcödé 🧸 \t" \'',
      height: null,
    })
    expect(await tables().selectFrom('boxes').select('made_at').executeTakeFirst()).toEqual({ made_at: someDay })
  })

  test('reports the number of changed rows', async () => {
    await tables().insertInto('shelves').values([{ id: 1, name: 'a' }, { id: 2, name: 'b' }]).execute() // prettier-ignore
    const updated = await tables().updateTable('shelves').set({ height: 3 }).where('id', '=', 1).executeTakeFirst()
    const deleted = await tables().deleteFrom('shelves').where('id', '=', 9).executeTakeFirst()
    expect([Number(updated.numUpdatedRows), Number(deleted.numDeletedRows)]).toEqual([1, 0])
  })

  test('a prepared look-up with values returns no, one or many rows', async () => {
    await tables().insertInto('shelves').values([{ id: 1, name: 'a' }, { id: 2, name: 'b' }]).execute() // prettier-ignore
    const find = database.prepare('select name from shelves where id = ? or name = ?', namesIn)
    expect(await find(2, 'none')).toEqual(['b'])
    expect(await find(3, "' or 1=1 --")).toEqual([])
    expect(await find(1, 'b')).toEqual(['a', 'b'])
  })

  test('a failed transaction changes nothing', async () => {
    const broken = tables()
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('shelves').values({ id: 1, name: 'a' }).execute()
        throw new Error('changed my mind')
      })
    await expect(broken).rejects.toThrow('changed my mind')
    expect(await names()).toEqual([])
  })

  test('a prepared look-up does not see uncommitted rows', async () => {
    const all = database.prepare('select name from shelves', namesIn)
    await tables()
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('shelves').values({ id: 1, name: 'a' }).execute()
        expect(await all()).toEqual([])
      })
    expect(await all()).toEqual(['a'])
  })

  test('a prepared look-up sees each commit at once, also of another connection', async () => {
    const all = database.prepare('select name from shelves', namesIn)
    const other = openDatabase(place.url)
    expect(await all()).toEqual([])
    await tables().insertInto('shelves').values({ id: 1, name: 'a' }).execute()
    expect(await all()).toEqual(['a'])
    await other.tables<Tables>().insertInto('shelves').values({ id: 2, name: 'b' }).execute()
    expect(await all()).toEqual(['a', 'b'])
    await other.tables<Tables>().deleteFrom('shelves').execute()
    expect(await all()).toEqual([])
    await other.close()
  })

  test('concurrent transactions all succeed', async () => {
    await tables().insertInto('shelves').values({ id: 1, name: 'a', height: 0 }).execute()
    const raise = () =>
      tables()
        .transaction()
        .execute((trx) =>
          trx
            .updateTable('shelves')
            .set((eb) => ({ height: eb('height', '+', 1) }))
            .execute(),
        )
    await Promise.all(Array.from({ length: 20 }, raise))
    expect(await tables().selectFrom('shelves').select('height').executeTakeFirst()).toEqual({ height: 20 })
  })

  test('migrations run once, with one list per package', async () => {
    await database.migrate('room', migrations)
    await database.migrate('attic', {
      '001_init': { up: async (db) => db.schema.createTable('trunks').addColumn('id', 'integer').execute() },
    })
    await tables().insertInto('shelves').values({ id: 1, name: 'a' }).execute()
    expect(await names()).toEqual(['a'])
  })

  test('a failed migration is rolled back and can be repeated', async () => {
    const broken: Migrations = {
      ...migrations,
      '003_broken': {
        async up(db) {
          await db.schema.createTable('halves').addColumn('id', 'integer').execute()
          throw new Error('out of paint')
        },
      },
    }
    await expect(database.migrate('room', broken)).rejects.toThrow('out of paint')
    const mended: Migrations = {
      ...migrations,
      '003_broken': { up: async (db) => db.schema.createTable('halves').addColumn('id', 'integer').execute() },
    }
    await database.migrate('room', mended)
  })

  test('answers a ping while it is open', async () => {
    await expect(database.ping()).resolves.toBeUndefined()
  })

  test.runIf(name === 'postgres')('refuses a backup of PostgreSQL', async () => {
    await expect(database.backup('/nowhere')).rejects.toThrow(/pg_dump/)
  })
})

describe(openDatabase, () => {
  test.each(['mysql://localhost/x', '/tmp/x.db', ''])('refuses the address "%s"', (url) => {
    expect(() => openDatabase(url)).toThrow(/must begin with file: or postgres/)
  })
})
