import type { Clock } from '../clock.ts'
import { hmac } from '../secrets/tokens.ts'
import type { Stores } from '../store/stores.ts'
import { limits, type Limit, type LimitName } from './limits.ts'
import { isLoopbackNetwork, type ClientNetwork } from './client-network.ts'

/** The count of one limit for one subject. */
export interface Count {
  readonly limit: LimitName
  readonly key: string
  readonly pace: Limit
  /** Counts one attempt. Answers 0, or the wait in ms when the limit is reached. Parallel attempts all count. */
  take(): Promise<number>
}

/** One of several counts has reached its limit. */
export interface LimitExceeded {
  readonly limit: LimitName
  /** In milliseconds. */
  readonly wait: number
}

/**
 * Counts in the database, for all processes together. Subjects are stored as digests, so that the table names no
 * users.
 */
export interface RateLimiter {
  (limit: LimitName, ...subject: readonly string[]): Count
  /** Counts for a client's network and the wider networks around it, over all accounts. */
  around(limit: LimitName, network: ClientNetwork): readonly Count[]
  /** One count for a client's widest network, over all accounts. Clients may hold any number of its addresses. */
  alone(limit: LimitName, network: ClientNetwork): readonly Count[]
  /** Adds `weight` (1 when unset) to each count in one statement, or to none when one of them is full. */
  take(counts: readonly Count[], weight?: number): Promise<LimitExceeded | undefined>
  /** Takes back the last attempt from each count; `resets` selects counts that are set to nothing. */
  refund(counts: readonly Count[], resets?: (count: Count) => boolean): Promise<void>
}

interface RateLimiterOptions {
  readonly throttles: Stores['throttles']
  readonly secret: string
  readonly clock: Clock
  /** The service's public address. If it is this machine's, requests from this machine have no network limits. */
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
