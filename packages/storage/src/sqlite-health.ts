import type { DatabaseSync } from 'node:sqlite'
import { faultOf } from './database-fault.ts'

/** How long a result is reused, in milliseconds: a check costs a write, and every client may request one. */
const standsFor = 1_000
/** SQLITE_BUSY: another connection is writing. */
const busy = 5

export interface SqliteHealth {
  /** Runs a statement and records damage to the file. A later success does not clear it. */
  track<Result>(statement: () => Result): Result
  /** Throws the error that keeps the database from working. */
  check(): void
}

/**
 * Checks whether the file can be read and written.
 * @param connection A connection that never has an open transaction.
 */
export function createSqliteHealth(connection: DatabaseSync, busyTimeout: number): SqliteHealth {
  let damage: { readonly error: unknown } | undefined
  let last: { readonly at: number; readonly failure?: unknown } | undefined

  function look(): { readonly failure?: unknown } {
    try {
      writeSomething(connection, busyTimeout)
      return {}
    } catch (failure) {
      return { failure }
    }
  }

  const health: SqliteHealth = {
    track(statement) {
      try {
        return statement()
      } catch (error) {
        if (faultOf(error) === 'damaged') damage = { error }
        throw error
      }
    },
    check() {
      if (damage) throw damage.error
      const now = performance.now()
      if (!last || now - last.at >= standsFor) last = { at: now, ...look() }
      if (last.failure !== undefined) throw last.failure
    },
  }
  return health
}

/** Writes the file's `user_version` over itself, which fails on a full disk. Does not wait for other writers. */
function writeSomething(connection: DatabaseSync, busyTimeout: number): void {
  const version = connection.prepare('pragma user_version').get()?.['user_version'] ?? 0
  connection.exec('pragma busy_timeout = 0')
  try {
    connection.exec(`pragma user_version = ${version}`)
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy)) throw error
  } finally {
    connection.exec(`pragma busy_timeout = ${busyTimeout}`)
  }
}
