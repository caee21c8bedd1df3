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
import { mustBeSynced } from './async-commit.ts'

/** Maximum number of prepared statements. The service has fewer. */
const keptStatements = 500

/**
 * Kysely over `node:sqlite`, with prepared statements and group commit. Callers take turns on the only connection.
 * A caller that wrote waits for the disk after its turn, while the next caller works. One sync serves all that wait.
 *
 * @param sync Resolves when everything written so far is on the disk.
 * @param watch Runs each statement.
 */
export const groupCommitDialect = (
  connection: DatabaseSync,
  sync: () => Promise<void>,
  watch: SqliteHealth['track'] = (statement) => statement(),
): Dialect => ({
  createAdapter: () => new AdapterWithoutTurns(),
  createDriver: () => new GroupCommitDriver(connection, sync, watch),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** Kysely's own lock would hold the connection during the sync. The driver below takes turns instead. */
export class AdapterWithoutTurns extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class GroupCommitDriver extends SqliteDriver {
  readonly #sync: () => Promise<void>
  readonly #waiting: (() => void)[] = []
  #isTaken = false
  #hasWritten = false

  constructor(connection: DatabaseSync, sync: () => Promise<void>, watch: SqliteHealth['track']) {
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
    // Waits for pending syncs, and syncs asynchronous commits.
    await this.#sync().catch(() => {})
    await super.destroy()
  }
}

/**
 * Callers share one run of the work. A caller that comes during a run waits for the next one, because the current run
 * may miss its writes.
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

/** The interface that Kysely expects of a SQLite driver. Calls `write` for each statement that needs a sync. */
function asKyselyDatabase(connection: DatabaseSync, write: () => void, watch: SqliteHealth['track']): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => connection.close(),
    prepare(text) {
      const known = kept.get(text)
      if (known) return known
      // Every transaction writes. `immediate` waits for the lock at the start instead of failing half-way.
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
