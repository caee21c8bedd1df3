import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { ServerConnections } from './server-connections.ts'
import type { Database, Lookup } from '../database.ts'
import { migrateToLatest } from '../migrate.ts'
import type { OpenOptions } from '../open-options.ts'
import { observeQueries, observed } from '../observe-queries.ts'
import { readHosts } from './postgres-hosts.ts'
import { openStandby } from './standby.ts'
import { openWritableHost } from './writable-host.ts'

/** Reads int8 as a number: counts and times in milliseconds fit a double exactly. The driver's default is a string. */
const bigintOid = 20

/** Connections of a process, unless the operator sets another number. */
const usualPoolSize = 10

type PostgresOptions = Required<Pick<OpenOptions, 'onIdleError'>> & OpenOptions

/** Opens PostgreSQL at `postgres://…`. Of several hosts, it uses the one that accepts writes. */
export function openPostgres(
  url: string,
  { onIdleError, onQuery, onHost = () => {}, poolSize = usualPoolSize, readUrl }: PostgresOptions,
): Database {
  const openPool = (address: string) => {
    const opened = new pg.Pool({
      connectionString: address,
      max: poolSize,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      types: { getTypeParser: (oid, format) => (oid === bigintOid ? Number : pg.types.getTypeParser(oid, format)) },
    })
    // A restarted server ends connections, and the pool opens new ones.
    // Without a listener, the error of an idle connection would end the process.
    opened.on('error', onIdleError)
    opened.on('connect', (client) => client.on('error', () => {}))
    return opened
  }
  const hosts = readHosts(url)
  if ('problem' in hosts) throw new Error(`The database address ${hosts.problem}.`)
  const pool: ServerConnections = hosts.length > 1 ? openWritableHost(hosts, openPool, onHost) : openPool(url)
  const kysely = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    ...observeQueries('postgresql', onQuery),
  })
  const standby = readUrl === undefined ? undefined : openStandby(openPool(readUrl), pool, onQuery)

  const readLatest = <Tables, Found>(reads: (db: Kysely<Tables>) => Promise<Found>) => reads(kysely as Kysely<Tables>)

  return {
    dialect: 'postgres',
    tables: <Tables>() => kysely as Kysely<Tables>, // the caller knows its tables
    read: <Tables, Found>(reads: (db: Kysely<Tables>) => Promise<Found>) =>
      standby ? standby.read((db) => reads(db as Kysely<Tables>), kysely) : readLatest(reads),
    readLatest,
    prepare: (text, read) => observed('postgresql', 'select', onQuery, prepare(pool, text, read)),
    migrate: (component, migrations) => migrateToLatest(kysely, component, migrations),
    async backup() {
      throw new Error('backup: use pg_dump for a PostgreSQL database')
    },
    async emptyLog() {},
    async ping() {
      const asked = sql<{ read_only: string }>`select current_setting('transaction_read_only') as read_only`
      const { rows } = await asked.execute(kysely)
      if (rows[0]?.read_only === 'on') throw new Error('The database is read-only.')
    },
    async close() {
      await standby?.end()
      await kysely.destroy()
    },
  }
}

function prepare<Row, Found>(
  pool: ServerConnections,
  text: string,
  read: (rows: readonly Row[]) => Found,
): Lookup<Found> {
  let count = 0
  const numbered = text.replaceAll('?', () => `$${++count}`)
  // The server caches a plan per statement name. A name has at most 63 characters.
  const name = createHash('sha256').update(numbered).digest('hex').slice(0, 32)
  return async (...values) => {
    const { rows } = await pool.query({ name, text: numbered, values: [...values] })
    return read(rows as Row[]) // the caller names the columns it selects
  }
}
