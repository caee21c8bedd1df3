import type { Clock } from '../clock.ts'
import { hmac } from '../secrets/tokens.ts'
import type { Stores } from '../store/stores.ts'
import { limits, type Limit, type LimitName } from './limits.ts'
import { isLoopbackNetwork, type ClientNetwork } from './client-network.ts'

/** How often something was done lately, for one subject. */
export interface Count {
  readonly limit: LimitName
  readonly key: string
  readonly pace: Limit
  /** Counts one; answers how many milliseconds to wait when that is too many, else 0. Parallel ones are all counted. */
  take(): Promise<number>
}

/** One of several counts is full. */
export interface LimitExceeded {
  readonly limit: LimitName
  /** In milliseconds. */
  readonly wait: number
}

/**
 * Counts in the database, for all processes together. Whom a count is for is kept as a digest: the table is no list of
 * people.
 */
export interface RateLimiter {
  (limit: LimitName, ...subject: readonly string[]): Count
  /** Counts of a place and of the networks around it, over all names. */
  around(limit: LimitName, network: ClientNetwork): readonly Count[]
  /** One count of a place over all names: of its widest network, where a client may hold as many addresses as it wants. */
  alone(limit: LimitName, network: ClientNetwork): readonly Count[]
  /** Counts one in each, or as many as it weighs, in one step; or in none of them where one is full. */
  take(counts: readonly Count[], weight?: number): Promise<LimitExceeded | undefined>
  /** The ones that were counted last were none after all; `anew` says which counts begin anew besides. */
  refund(counts: readonly Count[], resets?: (count: Count) => boolean): Promise<void>
}

interface RateLimiterOptions {
  readonly throttles: Stores['throttles']
  readonly secret: string
  readonly clock: Clock
  /** Where the service is reached. On a developer's machine, what comes from there is no one place. */
  readonly origin: string
}

export function createRateLimiter({ throttles, secret, clock, origin }: RateLimiterOptions): RateLimiter {
  const isLocal = isLoopback(new URL(origin).hostname)

  const countOf = (limit: LimitName, pace: Limit, subject: readonly string[]): Count => {
    const key = hmac(secret, JSON.stringify([limit, ...subject]))
    const count: Count = {
      limit,
      key,
      pace,
      take: async () => (await throttles.take([count], clock()))?.wait ?? 0,
    }
    return count
  }
  const rateLimiter = (limit: LimitName, ...subject: readonly string[]) => countOf(limit, limits[limit], subject)

  const isExempt = (network: ClientNetwork) => isLocal && isLoopbackNetwork(network)

  return Object.assign(rateLimiter, {
    alone: (limit: LimitName, network: ClientNetwork) =>
      isExempt(network) ? [] : [rateLimiter(limit, network.queueKey)],

    around: (limit: LimitName, network: ClientNetwork) =>
      isExempt(network)
        ? []
        : network.around.map(({ name, times }) => {
            const { size, every } = limits[limit]
            return countOf(limit, { size: size * times, every: Math.ceil(every / times) }, [name])
          }),

    async take(counts: readonly Count[], weight = 1) {
      const weighed = counts.map(({ key, pace: { size, every } }) => ({
        key,
        pace: { size: size / weight, every: every * weight },
      }))
      const full = counts.length === 0 ? undefined : await throttles.take(weighed, clock())
      const limit = counts.find(({ key }) => key === full?.key)?.limit
      return full && limit && { limit, wait: full.wait }
    },

    async refund(counts: readonly Count[], anew: (count: Count) => boolean = () => false) {
      if (counts.length === 0) return
      await throttles.refund(
        counts.map((count) => ({
          key: count.key,
          time: anew(count) ? count.pace.size * count.pace.every : count.pace.every,
        })),
      )
    },
  })
}

/** Whether a host name can only mean this machine (RFC 6761 §6.3, RFC 1122 §3.2.1.3). */
const isLoopback = (hostname: string): boolean =>
  hostname === '[::1]' || /^(.+\.)?localhost$/.test(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname)
