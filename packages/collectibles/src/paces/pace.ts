import { createHmac } from 'node:crypto'
import { throttleStore, type Database } from '@collect/storage'

import type { CollectiblesTables } from '../store/tables.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How often an account may do what (docs/contract/collectibles.md §18.4). `per / count` is an integer. */
export const paces = {
  search: { count: 300, per: minute },
  /** Of visitors, by place. */
  visits: { count: 120, per: minute },
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

/** A power failure may undo the last counts. Keys are digests, so that the table names no users. */
export function createPaces(database: Database, secret: string): TakePace {
  const throttles = throttleStore(database.tables<CollectiblesTables>(), 'collectible_paces')
  return async (name, subject, now) => {
    const { count, per } = paces[name]
    const key = createHmac('sha256', secret).update(`collectibles/${name}/${subject}`).digest('base64url')
    const refused = await throttles.take([{ key, pace: { size: count, every: per / count } }], now)
    return refused?.wait ?? 0
  }
}
