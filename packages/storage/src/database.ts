import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export type Dialect = 'sqlite' | 'postgres'

/** Values that both engines store alike. Booleans travel as 0 and 1, times as milliseconds, JSON as text. */
export type StoredValue = string | number | null

/** A statement that is prepared once: for look-ups on a hot path, outside any transaction. */
export interface Statement<Row> {
  first(...values: readonly StoredValue[]): Promise<Row | undefined>
  all(...values: readonly StoredValue[]): Promise<readonly Row[]>
}

/** One room's numbered migrations, by name (`001_init`, `002_…`); never edited after they were released. */
export type Migrations = Readonly<Record<string, Migration>>

export interface Database {
  readonly dialect: Dialect
  /** A query builder over one room's tables. */
  tables<Tables>(): Kysely<Tables>
  /**
   * Prepares a read. Placeholders are written `?`.
   * On SQLite it runs on a connection of its own, so it sees only what is committed.
   */
  prepare<Row>(sql: string): Statement<Row>
  /** Applies what is missing, in order, under a lock: safe when several processes start at once. */
  migrate(room: string, migrations: Migrations): Promise<void>
  /** Copies a running SQLite database into a new file. Throws on PostgreSQL, which has tools of its own. */
  backup(file: string): Promise<void>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}
