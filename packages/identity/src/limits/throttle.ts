import type { Clock } from '../clock.ts'
import { hmac } from '../secrets/tokens.ts'
import type { Stores } from '../store/stores.ts'
import { limits, type LimitName } from './limits.ts'

/** How often somebody did something lately. */
export interface Count {
  readonly limit: LimitName
  /**
   * Counts one, or as many as it weighs; answers how many milliseconds to wait when that is too many, else 0. Parallel
   * ones are all counted.
   */
  take(weight?: number): Promise<number>
  /** The one that was counted last was none after all. */
  giveBack(): Promise<void>
  /** Whoever was right begins anew. */
  forget(): Promise<void>
}

/**
 * Counts in the database, for all processes together. Whom a count is for is kept as a digest: the table is no list of
 * people.
 */
export type Throttle = (limit: LimitName, ...subject: readonly string[]) => Count

export const createThrottle =
  ({ throttles }: Pick<Stores, 'throttles'>, secret: string, clock: Clock): Throttle =>
  (limit, ...subject) => {
    const key = hmac(secret, JSON.stringify([limit, ...subject]))
    return {
      limit,
      take(weight = 1) {
        const { size, every } = limits[limit]
        return throttles.take(key, { size: size / weight, every: every * weight }, clock())
      },
      giveBack: () => throttles.giveBack(key, limits[limit]),
      forget: () => throttles.forget(key),
    }
  }
