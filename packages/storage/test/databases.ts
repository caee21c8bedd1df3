import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
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
  /**
   * A database as `prepare` leaves an empty one, once it has closed its connections. A process prepares it once for each
   * name, and copies it from then on.
   */
  createLike(name: string, prepare: (url: string) => Promise<void>): Promise<TestDatabase>
}

/** Names the databases of a run of all tests, so that its end finds what is left of them. */
const run = () => process.env['TEST_RUN'] ?? 'alone'
const sqlitePrefix = () => `collect-test-${run()}-`
const postgresPrefix = () => `test_${run()}_`

/** Address of a PostgreSQL server where tests may create databases. `npm test` starts one. */
const server = process.env['TEST_POSTGRES_URL']

/**
 * The databases that a test runs on: `describe.each(testDatabases)('… on $name', ({ create }) => …)`.
 * PostgreSQL is among them when TEST_POSTGRES_URL names a server.
 */
export const testDatabases: readonly TestDatabases[] = [
  { name: 'sqlite', create: createSqlite, createLike: copies(createSqlite, copySqlite) },
  ...(server
    ? [
        {
          name: 'postgres',
          create: () => createPostgres(server),
          createLike: copies(
            () => createPostgres(server),
            ({ url }) => createPostgres(server, ` template ${new URL(url).pathname.slice(1)}`),
          ),
        } as const,
      ]
    : []),
]

function copies(
  create: () => Promise<TestDatabase>,
  copy: (database: TestDatabase) => Promise<TestDatabase>,
): TestDatabases['createLike'] {
  const known = new Map<string, Promise<TestDatabase>>()
  return async (name, prepare) => {
    const begun =
      known.get(name) ??
      create().then(async (database) => {
        await prepare(database.url)
        return database
      })
    known.set(name, begun)
    return copy(await begun)
  }
}

/** Drops what is left of the databases of this run: those that `createLike` has prepared. */
export async function dropDatabasesOfRun(): Promise<void> {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(sqlitePrefix())) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  if (!server) return
  const left = await onServer(server, `select datname from pg_database where datname like '${postgresPrefix()}%'`)
  for (const { datname } of left) await onServer(server, `drop database ${datname} with (force)`)
}

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
  const dir = mkdtempSync(join(tmpdir(), sqlitePrefix()))
  return { url: `file:${join(dir, sqliteFile)}`, drop: async () => rmSync(dir, { recursive: true, force: true }) }
}

const sqliteFile = 'test.db'

async function copySqlite({ url }: TestDatabase): Promise<TestDatabase> {
  const copy = await createSqlite()
  cpSync(url.slice('file:'.length), copy.url.slice('file:'.length))
  return copy
}

async function createPostgres(serverUrl: string, like = ''): Promise<TestDatabase> {
  const name = postgresPrefix() + randomBytes(8).toString('hex')
  await onServer(serverUrl, `create database ${name}${like}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
    async cutOff() {
      await onServer(serverUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<readonly { readonly datname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ datname: string }>(statement)).rows
  } finally {
    await client.end()
  }
}
