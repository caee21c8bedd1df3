import type { DatabaseSync } from 'node:sqlite'
import { troubleOf } from './trouble.ts'

/** How long an answer stands, in milliseconds: asking costs a write, and every client may ask. */
const standsFor = 1_000
/** Another connection writes just now. */
const busy = 5

export interface SqliteHealth {
  /** Runs a statement, and remembers when the file turns out to be damaged: no later success mends that. */
  watch<Result>(statement: () => Result): Result
  /** Throws what keeps the database from working. */
  check(): void
}

/**
 * Whether the file still reads and takes what is written.
 * @param connection that never has a transaction open
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
    watch(statement) {
      try {
        return statement()
      } catch (error) {
        if (troubleOf(error) === 'damaged') damage = { error }
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

/** Writes a number of the file over itself, for which a full disk has no room. It waits for no other writer. */
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
