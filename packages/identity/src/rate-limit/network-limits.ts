import { throttleStore, type Database } from '@collect/storage'
import type { Clock } from '../clock.ts'
import type { IdentityTables } from '../store/tables.ts'
import { createAllowance } from './allowance.ts'
import { clientNetworkOf } from './client-network.ts'
import { createRateLimiter } from './limiter.ts'
import { startsAtOnce, type LimitName } from './limits.ts'

/** Limits on what the clients of one network do, for the services beside this one. Answers are waits in milliseconds. */
export interface NetworkLimits {
  /** The network that counts for an address: an IPv4 address, or an IPv6 /64. */
  networkOf(address: string): string
  /** Counts one attempt, for the network of an address and the wider networks around it. */
  take(limit: LimitName, address: string): Promise<number>
  /** Counts bytes that a visitor stores for a while, together with those of flows. */
  takeBytes(address: string, bytes: number): Promise<number>
}

interface NetworkLimitsOptions {
  readonly database: Pick<Database, 'tables'>
  readonly secret: string
  readonly clock: Clock
  /** The service's public address. If it is this machine's, requests from this machine have no network limits. */
  readonly origin: string
}

/** A flow counts once per this many bytes (`flows/stored/count-flow.ts`). */
const unit = 470

export function createNetworkLimits({ database, secret, clock, origin }: NetworkLimitsOptions): NetworkLimits {
  const throttles = throttleStore(database.tables<IdentityTables>(), 'throttles')
  const rateLimiter = createRateLimiter({ throttles, secret, clock, origin })
  const isAllowedAtOnce = createAllowance(startsAtOnce, clock)
  return {
    networkOf: (address) => clientNetworkOf(address).name,

    async take(limit, address) {
      return (await rateLimiter.take(rateLimiter.around(limit, clientNetworkOf(address))))?.wait ?? 0
    },

    async takeBytes(address, bytes) {
      const network = clientNetworkOf(address)
      const counts = rateLimiter.alone('start', network)
      const units = Math.ceil(bytes / unit)
      if (counts.length === 0 || isAllowedAtOnce(network.queueKey, units)) return 0
      return (await rateLimiter.take(counts, units))?.wait ?? 0
    },
  }
}
