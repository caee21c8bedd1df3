import pg from 'pg'
import type { ServerConnections } from './server-connections.ts'

/** Interval between two looks at the host in use, in milliseconds. */
const lookEvery = 1_000
/** How long a host may take to say whether it accepts writes, in milliseconds: one that lost its power says nothing. */
const patience = 4_000
/** After a search in vain, other requests get the same answer for so long, in milliseconds. */
const vainFor = 500

interface Chosen {
  readonly url: string
  readonly pool: pg.Pool
  /** The pool's connections, also those in use. */
  readonly clients: ReadonlySet<pg.PoolClient>
  /** A connection of its own, which asks whether the host still accepts writes. */
  readonly guard: pg.Client
}

/**
 * Connections to the one host that accepts writes, among several. The driver knows single hosts only. When the host is
 * killed, demoted or unreachable, its connections are cut, so that no request waits for it; the next request gets a
 * connection to the host that was promoted.
 */
export function openWritableHost(
  urls: readonly string[],
  openPool: (url: string) => pg.Pool,
  onHost: (host: string) => void,
): ServerConnections {
  let chosen: Chosen | undefined
  let searching: Promise<Chosen> | undefined
  let vain: { readonly until: number; readonly error: Error } | undefined
  let isEnded = false

  async function search(): Promise<Chosen> {
    const before = chosen
    if (before && (await isWritable(before.guard))) return before
    chosen = undefined
    if (before) cut(before)
    if (vain && performance.now() < vain.until) throw vain.error
    const found = await firstWritable(urls).catch((cause: unknown) => {
      const error = nowhere(cause)
      vain = { until: performance.now() + vainFor, error }
      throw error
    })
    const pool = openPool(found.url)
    const clients = new Set<pg.PoolClient>()
    pool.on('connect', (client) => clients.add(client))
    pool.on('remove', (client) => clients.delete(client as pg.PoolClient)) // the pool gave it out before
    const next = { ...found, pool, clients }
    if (isEnded) cut(next)
    else chosen = next
    onHost(new URL(found.url).host)
    return next
  }
  /** One search serves all that wait. */
  const look = (): Promise<Chosen> => (searching ??= search().finally(() => (searching = undefined)))
  const timer = setInterval(() => void look().catch(() => {}), lookEvery).unref()

  const connect = async () => {
    const { pool } = chosen ?? (await look())
    try {
      return await pool.connect()
    } catch (error) {
      const next = await look()
      if (next.pool === pool) throw error
      return next.pool.connect()
    }
  }

  return {
    options: {},
    connect,
    async query(statement) {
      const client = await connect()
      let failure: Error | undefined
      try {
        return await client.query(statement)
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error))
        throw error
      } finally {
        client.release(failure)
      }
    },
    async end() {
      isEnded = true
      clearInterval(timer)
      await searching?.catch(() => {})
      await Promise.all([chosen?.guard.end(), chosen?.pool.end()])
    },
  }
}

/** The first host to answer that it accepts writes. @throws AggregateError with the reason of each host */
async function firstWritable(urls: readonly string[]): Promise<Pick<Chosen, 'url' | 'guard'>> {
  const first: { found?: Pick<Chosen, 'url' | 'guard'> } = {}
  return Promise.any(
    urls.map(async (url) => {
      const guard = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience, keepAlive: true })
      // Without a listener, the error of a broken connection would end the process.
      guard.on('error', () => {})
      try {
        await guard.connect()
        if (!(await isWritable(guard))) throw new Error('The database is read-only.')
        if (first.found) throw new Error('Another host answered first.')
        return (first.found = { url, guard })
      } catch (error) {
        void guard.end().catch(() => {})
        throw error
      }
    }),
  )
}

async function isWritable(guard: pg.Client): Promise<boolean> {
  const asked: pg.QueryConfig & { readonly query_timeout: number } = {
    text: "select current_setting('transaction_read_only') as read_only",
    query_timeout: patience,
  }
  try {
    const { rows } = await guard.query(asked)
    return (rows as readonly { read_only: string }[])[0]?.read_only === 'off'
  } catch {
    return false
  }
}

/** Ends all connections, also those that wait for an answer: their requests learn at once that it will not come. */
function cut({ pool, clients, guard }: Chosen): void {
  for (const client of [guard, ...clients]) void client.end().catch(() => {})
  void pool.end().catch(() => {})
}

/** The driver's own errors name one host each. SQLSTATE 08001: the client cannot establish a connection. */
const nowhere = (cause: unknown): Error =>
  Object.assign(new Error('No host of the database accepts writes.', { cause }), { code: '08001' })
