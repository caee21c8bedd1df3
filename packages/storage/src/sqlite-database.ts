import { closeSync, openSync } from 'node:fs'
import { backup as copyDatabase, DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, sql, type SqliteDatabase } from 'kysely'
import type { Database, Migrations, StoredValue } from './database.ts'
import type { OpenOptions } from './open-options.ts'
import { tellQueries, told } from './tell-queries.ts'
import { rememberUntilCommit, type Look } from './remember-until-commit.ts'
import { migrateToLatest } from './migrate.ts'
import { isUnsynced, runUnsynced } from './unsynced.ts'

/** How long a writer waits for another process's writer, in milliseconds. */
const busyTimeout = 5_000

/** More than any database has. */
const everyPage = 2 ** 31 - 1

/** Kept prepared at most; the service's own statements are fewer. */
const keptStatements = 500

/** Opens (and makes) a SQLite file, or `:memory:` for a private database of this process. */
export function openSqlite(file: string, onQuery?: OpenOptions['onQuery']): Database {
  if (file !== ':memory:') makePrivate(file)
  const writer = connect(file)
  // A reader of its own keeps hot look-ups out of the writer's open transaction; a private memory database has no second door.
  const reader = file === ':memory:' ? writer : connect(file)
  const remember = reader === writer ? undefined : rememberUntilCommit(reader)
  const kysely = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: asKyselyDatabase(writer) }),
    ...tellQueries('sqlite', onQuery),
  })

  return {
    dialect: 'sqlite',
    tables: <Tables>() => kysely as Kysely<Tables>, // the tables are known to the room that asks, not to this one
    prepare<Row, Found>(text: string, read: (rows: readonly Row[]) => Found) {
      const look = prepare<Row, Found>(reader, text, read)
      const found = remember?.(look) ?? look
      return told('sqlite', onQuery, async (...values) => found(values))
    },
    migrate: (room, migrations) => migrate(kysely, room, migrations),
    async backup(target) {
      makePrivate(target)
      const source = file === ':memory:' ? writer : connect(file)
      // In one step, on a connection of its own: a copy in parts begins anew whenever somebody else writes.
      await copyDatabase(source, target, { rate: everyPage })
      if (source !== writer) source.close()
    },
    async ping() {
      reader.prepare('select 1').get()
    },
    async close() {
      await kysely.destroy()
      if (reader !== writer) reader.close()
    },
  }
}

/** SQLite would let everybody on the machine read what it makes; its other files take after this one. */
const makePrivate = (file: string): void => closeSync(openSync(file, 'a', 0o600))

function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file)
  connection.exec(`pragma busy_timeout = ${busyTimeout}`)
  connection.exec('pragma journal_mode = wal')
  connection.exec('pragma synchronous = full')
  connection.exec('pragma foreign_keys = on')
  return connection
}

function prepare<Row, Found>(
  connection: DatabaseSync,
  text: string,
  read: (rows: readonly Row[]) => Found,
): Look<Found> {
  let statement: StatementSync | undefined
  // The caller names the columns it selects.
  return (values) => read((statement ??= connection.prepare(text)).all(...values) as Row[])
}

/** What Kysely asks of a SQLite driver, over Node's own, with statements kept prepared. */
function asKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  const easily = runUnsynced(connection)
  return {
    close: () => connection.close(),
    prepare(text) {
      const known = kept.get(text)
      if (known) return known
      // A transaction here always writes: taking the lock at once waits its turn instead of failing half-way.
      const statement = connection.prepare(text === 'begin' ? 'begin immediate' : text)
      const within = isUnsynced(text) ? easily : <Result>(work: () => Result) => work()
      const prepared: ReturnType<SqliteDatabase['prepare']> = {
        reader: statement.columns().length > 0,
        all: (values) => within(() => statement.all(...(values as StoredValue[]))),
        run: (values) => within(() => statement.run(...(values as StoredValue[]))),
        iterate: (values) => statement.iterate(...(values as StoredValue[])),
      }
      if (kept.size >= keptStatements) kept.clear()
      kept.set(text, prepared)
      return prepared
    },
  }
}

/** Kysely's migrator takes no lock on SQLite, so the whole run stands in one immediate transaction. */
async function migrate(kysely: Kysely<unknown>, room: string, migrations: Migrations): Promise<void> {
  await kysely.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    try {
      await migrateToLatest(connection, room, migrations)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}
