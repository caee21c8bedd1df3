import { createHmac } from 'node:crypto'
import { asyncCommit, type Database } from '@collect/storage'
import { sql } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How often an account may do what (docs/contract/collectibles.md §18.4). */
export const paces = {
  search: { count: 300, per: minute },
  writes: { count: 600, per: minute },
  bulk: { count: 30, per: hour },
  photos: { count: 600, per: hour },
  imports: { count: 20, per: day },
  exports: { count: 10, per: day },
  restores: { count: 5, per: day },
  submissions: { count: 20, per: day },
} as const

export type PaceName = keyof typeof paces

/** Counts one act; answers 0, or the wait in milliseconds if it is one too many. Parallel acts all count. */
export type TakePace = (name: PaceName, subject: string, now: number) => Promise<number>

/**
 * One number for each count: the time at which it is back at zero (GCRA). One statement checks and counts. A power
 * failure may undo the last counts. Keys are digests, so that the table names no users.
 */
export function createPaces(database: Database, secret: string): TakePace {
  const db = database.tables<CollectiblesTables>()
  return async (name, subject, now) => {
    const { count, per } = paces[name]
    const every = per / count
    const key = createHmac('sha256', secret).update(`collectibles/${name}/${subject}`).digest('base64url')
    const latest = Math.round(now + (count - 1) * every)
    const next = Math.round(now + every)
    const step = next - now
    const { rows } = await sql<{ key: string }>`
      insert into collectible_paces (key, free_at) values (${key}, ${next})
      on conflict (key) do update set free_at = ${step} + case
        when collectible_paces.free_at > ${latest + step} then ${latest}
        when collectible_paces.free_at > ${now} then collectible_paces.free_at
        else ${now}
      end
      where collectible_paces.free_at <= ${latest} or collectible_paces.free_at > ${latest + step}
      returning key ${asyncCommit}`.execute(db)
    if (rows.length > 0) return 0
    const full = await db.selectFrom('collectible_paces').select('free_at').where('key', '=', key).executeTakeFirst()
    return Math.max(1, (full?.free_at ?? 0) - latest)
  }
}
