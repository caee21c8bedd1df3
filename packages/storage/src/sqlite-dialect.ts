import type { DatabaseSync } from 'node:sqlite'
import {
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
} from 'kysely'
import type { StoredValue } from './database.ts'
import type { SqliteHealth } from './sqlite-health.ts'
import { mustBeSynced } from './unsynced.ts'

/** Kept prepared at most; the service's own statements are fewer. */
const keptStatements = 500

/**
 * Kysely over Node's own SQLite, with statements kept prepared. One after the other has the only connection; but whoever
 * wrote waits for the disk when the next one is at work already, so what many wrote meanwhile comes to the disk at once.
 *
 * @param sync Brings what was written so far to the disk.
 * @param watch Runs each statement.
 */
export const groupCommitDialect = (
  connection: DatabaseSync,
  sync: () => Promise<void>,
  watch: SqliteHealth['watch'] = (statement) => statement(),
): Dialect => ({
  createAdapter: () => new AdapterWithoutTurns(),
  createDriver: () => new GroupCommitDriver(connection, sync, watch),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** Kysely would hold the connection until the disk has answered; the driver below takes turns instead. */
class AdapterWithoutTurns extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class GroupCommitDriver extends SqliteDriver {
  readonly #sync: () => Promise<void>
  readonly #waiting: (() => void)[] = []
  #isTaken = false
  #hasWritten = false

  constructor(connection: DatabaseSync, sync: () => Promise<void>, watch: SqliteHealth['watch']) {
    super({ database: asKyselyDatabase(connection, () => (this.#hasWritten = true), watch) })
    this.#sync = sharedWork(sync)
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isTaken = true
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    const synced = this.#hasWritten ? this.#sync() : undefined
    this.#hasWritten = false
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
    await synced
  }

  override async destroy(): Promise<void> {
    // After the last that was asked for, and with what nobody waited for.
    await this.#sync().catch(() => {})
    await super.destroy()
  }
}

/**
 * Lets all who ask at a time share one run of the work. One that has begun is not enough for who asks after that: it may
 * have passed by what they did.
 */
function sharedWork(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const run = (): Promise<void> => {
    next = undefined
    const begun = work().finally(() => {
      if (running === begun) running = undefined
    })
    running = begun
    return begun
  }
  return () => (running ? (next ??= running.then(run, run)) : run())
}

/** What Kysely asks of a SQLite driver. `write` hears of each statement that the disk must be waited for with. */
function asKyselyDatabase(connection: DatabaseSync, write: () => void, watch: SqliteHealth['watch']): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => connection.close(),
    prepare(text) {
      const known = kept.get(text)
      if (known) return known
      // A transaction here always writes: taking the lock at once waits its turn instead of failing half-way.
      const statement = watch(() => connection.prepare(text === 'begin' ? 'begin immediate' : text))
      const note = mustBeSynced(text) ? write : () => {}
      const prepared: ReturnType<SqliteDatabase['prepare']> = {
        reader: statement.columns().length > 0,
        all: (values) => (note(), watch(() => statement.all(...(values as StoredValue[])))),
        run: (values) => (note(), watch(() => statement.run(...(values as StoredValue[])))),
        iterate: (values) => statement.iterate(...(values as StoredValue[])),
      }
      if (kept.size >= keptStatements) kept.clear()
      kept.set(text, prepared)
      return prepared
    },
  }
}
