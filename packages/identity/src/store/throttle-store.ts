import { unsynced } from '@collect/storage'
import { sql, type Kysely } from 'kysely'
import type { AnyTransaction } from './outbox-store.ts'
import type { IdentityTables } from './tables.ts'

interface Pace {
  readonly size: number
  readonly every: number
}

export interface ThrottleStore {
  /** Counts one unless that is one too many. Answers 0, or the milliseconds until the next one may come. */
  take(key: string, pace: Pace, now: number): Promise<number>
  giveBack(key: string, pace: Pace): Promise<void>
  forget(key: string): Promise<void>
}

/**
 * One number per count: the time at which everything that was taken is given back. Looking and counting are one
 * statement, so that of many at once no more get through than one after the other would. A power failure may undo the
 * last of them.
 */
export function throttleStore(db: Kysely<IdentityTables>): ThrottleStore {
  return {
    async take(key, { size, every }, now) {
      const latest = now + (size - 1) * every
      // Later than that is only what was counted before the clock was put back.
      const longest = latest + every
      const { rows } = await sql`
        insert into throttles (key, free_at) values (${key}, ${now + every})
        on conflict (key) do update
        set free_at = ${every} + case
          when throttles.free_at > ${longest} then ${latest}
          when throttles.free_at > ${now} then throttles.free_at
          else ${now}
        end
        where throttles.free_at <= ${latest} or throttles.free_at > ${longest}
        returning key ${unsynced}`.execute(db)
      if (rows.length > 0) return 0
      const known = await db.selectFrom('throttles').select('free_at').where('key', '=', key).executeTakeFirst()
      return Math.max(1, (known?.free_at ?? 0) - latest)
    },

    async giveBack(key, { every }) {
      await sql`update throttles set free_at = free_at - ${every} where key = ${key} ${unsynced}`.execute(db)
    },

    async forget(key) {
      await sql`delete from throttles where key = ${key} ${unsynced}`.execute(db)
    },
  }
}

/** The counts as part of a transaction: they stand only if it succeeds. */
export const throttlesIn = (trx: AnyTransaction): ThrottleStore =>
  throttleStore(trx as unknown as Kysely<IdentityTables>) // a transaction on the same database
