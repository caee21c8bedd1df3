import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export type Dialect = 'sqlite' | 'postgres'

/** Values that both engines store alike: booleans as 0 and 1, times in milliseconds, JSON as text. */
export type StoredValue = string | number | null

/** Runs a prepared look-up with these values for its placeholders. */
export type Lookup<Found> = (...values: readonly StoredValue[]) => Promise<Found>

/** A package's migrations by name (`001_init`, `002_…`). A released migration is never edited. */
export type Migrations = Readonly<Record<string, Migration>>

export interface Database {
  readonly dialect: Dialect
  /** A query builder over one package's tables. */
  tables<Tables>(): Kysely<Tables>
  /**
   * Runs reads that may scan many rows, and whose answer may miss the changes of the last second. Never for sessions,
   * secrets and limits, nor for what must see the rows of an open transaction. On SQLite they run on threads of their
   * own, so that the process answers others meanwhile, and see each row as soon as its write has resolved. On PostgreSQL
   * they run on the standby, if there is one. The reads may run twice.
   */
  read<Tables, Found>(reads: (db: Kysely<Tables>) => Promise<Found>): Promise<Found>
  /** As `read`, for an answer that must see all that was committed before: never on the standby. */
  readLatest: Database['read']
  /**
   * Prepares a look-up on a hot path, outside any transaction. `read` turns the rows into the result.
   * Placeholders are `?`. On SQLite the look-up runs on a separate connection and sees committed rows only. Its result
   * is cached until the next commit: callers share it and must not change it.
   */
  prepare<Row, Found>(sql: string, read: (rows: readonly Row[]) => Found): Lookup<Found>
  /** Applies missing migrations in order, under a lock. Several processes may start at once. */
  migrate(component: string, migrations: Migrations): Promise<void>
  /** Copies a running SQLite database into a new file. Throws on PostgreSQL, which has its own tools. */
  backup(file: string): Promise<void>
  /**
   * Copies the write-ahead log into the SQLite file and empties it, so that neither holds deleted rows any more.
   * While another connection reads the log, the call does nothing; a later call does the work.
   */
  emptyLog(): Promise<void>
  /** Resolves if the database answers and accepts writes. */
  ping(): Promise<void>
  close(): Promise<void>
}
