import { asyncCommit } from '@collect/storage'
import { sql, type Kysely } from 'kysely'
import type { AnyTransaction } from './outbox-store.ts'
import type { IdentityTables } from './tables.ts'

interface Counted {
  readonly key: string
  readonly pace: { readonly size: number; readonly every: number }
}

export interface ThrottleStore {
  /**
   * Counts one in each, or in none of them where one is full. Answers nothing, or the one that is full for longest with
   * the milliseconds until its next one may come. No key may be there twice.
   */
  take(counts: readonly Counted[], now: number): Promise<{ readonly key: string; readonly wait: number } | undefined>
  /** Gives so much time back to each. */
  refund(returned: readonly { readonly key: string; readonly time: number }[]): Promise<void>
}

/**
 * One number per count: the time at which everything that was taken is given back. Looking and counting are one
 * statement, so that of many at once no more get through than one after the other would. A power failure may undo the
 * last of them.
 */
export function throttleStore(db: Kysely<IdentityTables>): ThrottleStore {
  const refund: ThrottleStore['refund'] = async (returned) => {
    // An insert takes its rows in the order in which they are written here, so that no two wait for each other.
    const rows = inOrder(returned).map(({ key, time }) => sql`(${key}, ${time})`)
    await sql`
      insert into throttles (key, free_at) values ${sql.join(rows)}
      on conflict (key) do update set free_at = throttles.free_at - excluded.free_at ${asyncCommit}`.execute(db)
  }

  return {
    refund,

    async take(counts, now) {
      const latestOf = ({ pace: { size, every } }: Counted) => Math.round(now + (size - 1) * every)
      const rows = inOrder(counts).map(({ key, pace }) => sql`(${key}, ${now + pace.every})`)
      const cases = counts.map((count) => sql`when ${count.key} then cast(${latestOf(count)} as bigint)`)
      const latest = sql`case throttles.key ${sql.join(cases, sql` `)} end`
      const every = sql`(excluded.free_at - ${now})`
      // Later than that is only what was counted before the clock was put back.
      const longest = sql`${latest} + ${every}`
      const { rows: taken } = await sql<{ key: string }>`
        insert into throttles (key, free_at) values ${sql.join(rows)}
        on conflict (key) do update
        set free_at = ${every} + case
          when throttles.free_at > ${longest} then ${latest}
          when throttles.free_at > ${now} then throttles.free_at
          else ${now}
        end
        where throttles.free_at <= ${latest} or throttles.free_at > ${longest}
        returning key ${asyncCommit}`.execute(db)
      if (taken.length === counts.length) return undefined

      const keys = new Set(taken.map(({ key }) => key))
      const [free, full] = [counts.filter(({ key }) => keys.has(key)), counts.filter(({ key }) => !keys.has(key))]
      if (free.length > 0) {
        await refund(free.map(({ key, pace: { every: time } }) => ({ key, time })))
        // A row that counted nothing is not left behind: a refused client may make up any number of names.
        await sql`
          delete from throttles where free_at <= ${now} and key in (${sql.join(free.map(({ key }) => key))})
          ${asyncCommit}`.execute(db)
      }
      const known = await db
        .selectFrom('throttles')
        .selectAll()
        .where(
          'key',
          'in',
          full.map(({ key }) => key),
        )
        .execute()
      const waits = full.map((count) => {
        const until = known.find(({ key }) => key === count.key)?.free_at ?? 0
        return { key: count.key, wait: Math.max(1, until - latestOf(count)) }
      })
      return waits.toSorted((a, b) => b.wait - a.wait)[0]
    },
  }
}

const inOrder = <Row extends { readonly key: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))

/** The counts as part of a transaction: they stand only if it succeeds. */
export const throttlesIn = (trx: AnyTransaction): ThrottleStore =>
  throttleStore(trx as unknown as Kysely<IdentityTables>) // a transaction on the same database
