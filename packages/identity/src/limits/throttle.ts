import type { Clock } from '../clock.ts'
import { hmac } from '../secrets/tokens.ts'
import type { Stores } from '../store/stores.ts'
import { limits, type LimitName } from './limits.ts'

/**
 * Counts in the database, for all processes together. Whom a count is for is kept as a digest: the table is no list of
 * people.
 */
export interface Throttle {
  /** Counts one; answers how many milliseconds to wait when that is too many, else 0. Parallel ones are all counted. */
  take(limit: LimitName, ...subject: readonly string[]): Promise<number>
  /** The one that was counted last was none after all. */
  giveBack(limit: LimitName, ...subject: readonly string[]): Promise<void>
  /** Whoever was right begins anew. */
  forget(limit: LimitName, ...subject: readonly string[]): Promise<void>
}

export function createThrottle({ throttles }: Pick<Stores, 'throttles'>, secret: string, clock: Clock): Throttle {
  const keyOf = (limit: LimitName, subject: readonly string[]) => hmac(secret, JSON.stringify([limit, ...subject]))
  return {
    take: (limit, ...subject) => throttles.take(keyOf(limit, subject), limits[limit], clock()),
    giveBack: (limit, ...subject) => throttles.giveBack(keyOf(limit, subject), limits[limit]),
    forget: (limit, ...subject) => throttles.forget(keyOf(limit, subject)),
  }
}
