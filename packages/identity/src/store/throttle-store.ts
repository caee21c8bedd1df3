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
   * Adds one to each count, or to none when one of them is full. Then answers the one with the longest wait, and the
   * wait in milliseconds. The keys must be distinct.
   */
  take(counts: readonly Counted[], now: number): Promise<{ readonly key: string; readonly wait: number } | undefined>
  /** Takes the time back from each count. */
  refund(returned: readonly { readonly key: string; readonly time: number }[]): Promise<void>
}

/**
 * Stores one number per count: the time at which it is back at zero (GCRA). One statement checks and counts, so that
 * parallel requests gain nothing. A power failure may undo the last counts.
 */
export function throttleStore(db: Kysely<IdentityTables>): ThrottleStore {
  const refund: ThrottleStore['refund'] = async (returned) => {
    // Statements lock rows in one order, so that no two of them deadlock.
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
      // Only counts from before the clock was put back can lie later.
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
        // Deletes rows that count nothing: a refused client could make up any number of names.
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

/** The counts within a transaction; they are stored only if it succeeds. */
export const throttlesIn = (trx: AnyTransaction): ThrottleStore =>
  throttleStore(trx as unknown as Kysely<IdentityTables>) // a transaction on the same database
