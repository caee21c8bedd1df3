import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export type Dialect = 'sqlite' | 'postgres'

/** Values that both engines store alike. Booleans travel as 0 and 1, times as milliseconds, JSON as text. */
export type StoredValue = string | number | null

/** What a statement finds with these values in its places. */
export type Lookup<Found> = (...values: readonly StoredValue[]) => Promise<Found>

/** One room's numbered migrations, by name (`001_init`, `002_…`); never edited after they were released. */
export type Migrations = Readonly<Record<string, Migration>>

export interface Database {
  readonly dialect: Dialect
  /** A query builder over one room's tables. */
  tables<Tables>(): Kysely<Tables>
  /**
   * Prepares a look-up on a hot path, outside any transaction; `read` makes of the rows what is wanted.
   * Placeholders are written `?`. On SQLite it runs on a connection of its own, so it sees only what is committed, and
   * what it found is remembered until anybody commits: callers share it and leave it as it is.
   */
  prepare<Row, Found>(sql: string, read: (rows: readonly Row[]) => Found): Lookup<Found>
  /** Applies what is missing, in order, under a lock: safe when several processes start at once. */
  migrate(room: string, migrations: Migrations): Promise<void>
  /** Copies a running SQLite database into a new file. Throws on PostgreSQL, which has tools of its own. */
  backup(file: string): Promise<void>
  /**
   * Brings the write-ahead log of a SQLite file into the file and empties it, unless another connection is reading it;
   * then the next call does. What was deleted before stands in neither any more.
   */
  emptyLog(): Promise<void>
  /** Resolves when the database answers and takes what is written. */
  ping(): Promise<void>
  close(): Promise<void>
}
