import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { sql } from 'kysely'
import type { Database, Dialect } from '../src/index.ts'

/** An empty database for one test. */
export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
  /** Ends all connections, as a restarted PostgreSQL server does; absent on SQLite. */
  cutOff?(): Promise<void>
}

export interface TestDatabases {
  readonly name: Dialect
  create(): Promise<TestDatabase>
}

/** Address of a PostgreSQL server where tests may create databases. `npm test` starts one. */
const server = process.env['TEST_POSTGRES_URL']

/**
 * The databases that a test runs on: `describe.each(testDatabases)('… on $name', ({ create }) => …)`.
 * PostgreSQL is among them when TEST_POSTGRES_URL names a server.
 */
export const testDatabases: readonly TestDatabases[] = [
  { name: 'sqlite', create: createSqlite },
  ...(server ? [{ name: 'postgres', create: () => createPostgres(server) } as const] : []),
]

/** Deletes every row, except the lists of applied migrations. */
export async function emptyTables({ dialect, tables }: Database): Promise<void> {
  const db = tables<object>()
  const names = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.includes('migration'))
  if (dialect === 'postgres') {
    await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(db)
    return
  }
  await db.transaction().execute(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx)
    for (const name of names) await sql`delete from ${sql.table(name)}`.execute(trx)
  })
}

async function createSqlite(): Promise<TestDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'collect-test-'))
  return { url: `file:${join(dir, 'test.db')}`, drop: async () => rmSync(dir, { recursive: true, force: true }) }
}

async function createPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
    cutOff: () =>
      onServer(serverUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
