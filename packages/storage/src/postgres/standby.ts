import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { observeQueries } from '../observe-queries.ts'
import type { OpenOptions } from '../open-options.ts'
import type { ServerConnections } from './server-connections.ts'

/** How old the state of the standby may be, in milliseconds. */
const mayBehind = 1_000
/** Interval between two comparisons, in milliseconds. */
const compareEvery = 400

export interface Standby {
  /** Runs reads on the standby; on `primary` while the standby is away, or more than a second behind. */
  read<Found>(reads: (db: Kysely<unknown>) => Promise<Found>, primary: Kysely<unknown>): Promise<Found>
  end(): Promise<void>
}

/**
 * A copy that serves reads. Every 400 ms, it must have replayed what the primary had written 400 ms before. The answer
 * counts until that state is a second old.
 */
export function openStandby(pool: pg.Pool, primary: ServerConnections, onQuery: OpenOptions['onQuery']): Standby {
  const copy = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    ...observeQueries('postgresql', onQuery),
  })
  let mark: { readonly place: string; readonly at: number } | undefined
  let isNearUntil = 0
  let comparing: Promise<void> | undefined

  async function compare(): Promise<void> {
    const before = mark
    mark = undefined
    if (before) {
      // A promoted standby is no copy any more.
      const { rows } = await pool.query(
        bounded('select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is_near', [before.place]),
      )
      if ((rows as readonly { is_near: boolean | null }[])[0]?.is_near) isNearUntil = before.at + mayBehind
    }
    const at = performance.now()
    const { rows } = await primary.query(bounded('select pg_current_wal_lsn()::text as place'))
    const place = (rows as readonly { place: string }[])[0]?.place
    mark = place === undefined ? undefined : { place, at }
  }
  const timer = setInterval(() => {
    comparing ??= compare()
      .catch(() => {})
      .finally(() => (comparing = undefined))
  }, compareEvery).unref()

  return {
    async read(reads, main) {
      if (performance.now() > isNearUntil) return reads(main)
      try {
        return await reads(copy)
      } catch {
        // The standby is gone, or replaying a change ended the statement. A fault of the statement itself shows again.
        return reads(main)
      }
    },
    async end() {
      clearInterval(timer)
      await comparing
      await pool.end()
    },
  }
}

const bounded = (text: string, values: readonly string[] = []): pg.QueryConfig & { query_timeout: number } => ({
  text,
  values: [...values],
  query_timeout: mayBehind,
})
