import { closeSync, openSync } from 'node:fs'
import { backup as copyDatabase, DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import type { Database, Migrations } from './database.ts'
import type { OpenOptions } from './open-options.ts'
import { groupCommitDialect } from './sqlite-dialect.ts'
import { observeQueries, observed } from './observe-queries.ts'
import { cacheUntilCommit, type Look } from './cache-until-commit.ts'
import { createSqliteHealth } from './sqlite-health.ts'
import { migrateToLatest } from './migrate.ts'
import { openThreadReads } from './threads/thread-reads.ts'
import { openLog } from './write-ahead-log.ts'

/** Maximum wait for the write lock of another process, in milliseconds. */
const busyTimeout = 5_000

/** More pages than any database has. */
const everyPage = 2 ** 31 - 1

/** Opens a SQLite file and creates it if missing. `:memory:` is a private database of this process. */
export function openSqlite(file: string, onQuery?: OpenOptions['onQuery']): Database {
  if (file !== ':memory:') makePrivate(file)
  const writer = connect(file)
  // A second connection keeps look-ups out of the writer's open transaction. A memory database has one connection only.
  const reader = file === ':memory:' ? writer : connect(file)
  const remember = reader === writer ? undefined : cacheUntilCommit(reader)
  const log = file === ':memory:' ? undefined : openLog(file)
  // A memory database has no disk that could be full, and its only connection may be in a transaction.
  const health = reader === writer ? undefined : createSqliteHealth(reader, busyTimeout)
  const kysely = new Kysely<unknown>({
    dialect: groupCommitDialect(
      writer,
      observed('sqlite', 'sync', onQuery, async () => log?.sync()),
      health?.track,
    ),
    ...observeQueries('sqlite', onQuery),
  })

  // A memory database belongs to its one connection.
  const threads = health && openThreadReads({ file, busyTimeout }, health.track, onQuery)

  const read = <Tables, Found>(reads: (db: Kysely<Tables>) => Promise<Found>) =>
    threads ? threads.read((db) => reads(db as Kysely<Tables>)) : reads(kysely as Kysely<Tables>)

  return {
    dialect: 'sqlite',
    tables: <Tables>() => kysely as Kysely<Tables>, // the caller knows its tables
    read,
    readLatest: read,
    prepare<Row, Found>(text: string, read: (rows: readonly Row[]) => Found) {
      const ask = prepare<Row, Found>(reader, text, read)
      const look: Look<Found> = health ? (values) => health.track(() => ask(values)) : ask
      const found = remember?.(look) ?? look
      return observed('sqlite', 'select', onQuery, async (...values) => found(values))
    },
    migrate: (component, migrations) => migrate(kysely, component, migrations),
    async backup(target) {
      makePrivate(target)
      const source = file === ':memory:' ? writer : connect(file)
      // One step on a separate connection: a copy in parts would restart with every write.
      await copyDatabase(source, target, { rate: everyPage })
      if (source !== writer) source.close()
    },
    async emptyLog() {
      await kysely.connection().execute(async (connection) => {
        // The checkpoint must not wait for readers, because it blocks the process.
        await sql`pragma busy_timeout = 0`.execute(connection)
        try {
          await sql`pragma wal_checkpoint(truncate)`.execute(connection)
        } finally {
          await sql`pragma busy_timeout = ${sql.lit(busyTimeout)}`.execute(connection)
        }
      })
    },
    async ping() {
      log?.check()
      health?.check()
      reader.prepare('select 1').get()
    },
    async close() {
      await threads?.close()
      await kysely.destroy()
      await log?.close()
      if (reader !== writer) reader.close()
    },
  }
}

/** SQLite creates files that every user of the machine may read. Its log files copy the mode of this one. */
const makePrivate = (file: string): void => closeSync(openSync(file, 'a', 0o600))

function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file)
  connection.exec(`pragma busy_timeout = ${busyTimeout}`)
  connection.exec('pragma journal_mode = wal')
  // SQLite does not sync after a commit; `openLog` does.
  connection.exec('pragma synchronous = normal')
  connection.exec('pragma foreign_keys = on')
  // SQLite overwrites deleted data, also in free pages.
  connection.exec('pragma secure_delete = on')
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

/** Runs all migrations in one immediate transaction, because Kysely's migrator takes no lock on SQLite. */
async function migrate(kysely: Kysely<unknown>, component: string, migrations: Migrations): Promise<void> {
  await kysely.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    try {
      await migrateToLatest(connection, component, migrations)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}
