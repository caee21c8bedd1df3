import { sql, type Kysely } from 'kysely'

import { asyncCommit } from './async-commit.ts'

/** Up to `size` acts at once, then one per `every` milliseconds. */
export interface Pace {
  readonly size: number
  /** An integer. */
  readonly every: number
}

interface Counted {
  readonly key: string
  readonly pace: Pace
}

/** A row: the time at which a count is back at zero. */
interface Count {
  readonly key: string
  /** Milliseconds since 1970. */
  readonly free_at: number
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
 * Counts in a table with the columns `key` (its primary key) and `free_at`: one number per count, the time at which it
 * is back at zero (GCRA). One statement checks and counts, so that parallel requests gain nothing. A power failure may
 * undo the last counts.
 */
export function throttleStore<Table extends string>(db: Kysely<Record<Table, Count>>, tableName: Table): ThrottleStore {
  const table = sql.table(tableName)
  const freeAt = sql.ref(`${tableName}.free_at`)
  const refund: ThrottleStore['refund'] = async (returned) => {
    // Statements lock rows in one order, so that no two of them deadlock.
    const rows = inOrder(returned).map(({ key, time }) => sql`(${key}, ${time})`)
    await sql`
      insert into ${table} (key, free_at) values ${sql.join(rows)}
      on conflict (key) do update set free_at = ${freeAt} - excluded.free_at ${asyncCommit}`.execute(db)
  }

  return {
    refund,

    async take(counts, now) {
      const latestOf = ({ pace: { size, every } }: Counted) => Math.round(now + (size - 1) * every)
      const rows = inOrder(counts).map(({ key, pace }) => sql`(${key}, ${now + pace.every})`)
      const cases = counts.map((count) => sql`when ${count.key} then cast(${latestOf(count)} as bigint)`)
      const latest = sql`case ${sql.ref(`${tableName}.key`)} ${sql.join(cases, sql` `)} end`
      const every = sql`(excluded.free_at - ${now})`
      // Only counts from before the clock was put back can lie later.
      const longest = sql`${latest} + ${every}`
      const { rows: taken } = await sql<{ key: string }>`
        insert into ${table} (key, free_at) values ${sql.join(rows)}
        on conflict (key) do update
        set free_at = ${every} + case
          when ${freeAt} > ${longest} then ${latest}
          when ${freeAt} > ${now} then ${freeAt}
          else ${now}
        end
        where ${freeAt} <= ${latest} or ${freeAt} > ${longest}
        returning key ${asyncCommit}`.execute(db)
      if (taken.length === counts.length) return undefined

      const keys = new Set(taken.map(({ key }) => key))
      const [free, full] = [counts.filter(({ key }) => keys.has(key)), counts.filter(({ key }) => !keys.has(key))]
      if (free.length > 0) {
        await refund(free.map(({ key, pace: { every: time } }) => ({ key, time })))
        // Deletes rows that count nothing: a refused client could make up any number of names.
        await sql`
          delete from ${table} where free_at <= ${now} and key in (${sql.join(free.map(({ key }) => key))})
          ${asyncCommit}`.execute(db)
      }
      const { rows: known } = await sql<Count>`
        select key, free_at from ${table} where key in (${sql.join(full.map(({ key }) => key))})`.execute(db)
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
