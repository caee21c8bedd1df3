import type { IncomingMessage } from 'node:http'
import type { NetworkLimits } from '@collect/identity'
import { pathOf, isTokenPath } from './routes.ts'

/** Bounds what one network can try and store. Requests that succeed cost nothing but authorization requests. */
export interface RequestLimits {
  /** Answers 0, or the wait in milliseconds. */
  before(incoming: IncomingMessage): Promise<number>
  /** Counts a refused request. */
  after(incoming: IncomingMessage, address: string, status: number): Promise<void>
}

/** Maximum number of networks in memory. When it is reached, all of them are free again. */
const maxNetworks = 10_000

/** An interaction without its parameters, and how much longer sealing makes it. */
const bytesOfInteraction = 1_500
const bytesPerCharacter = 1.6

export function createRequestLimits(limits: NetworkLimits, clock: () => number): RequestLimits {
  /** When a network may send requests again. Counting happens in the database, for all processes together. */
  const freeAt = new Map<string, number>()

  return {
    async before(incoming) {
      const address = callerAddressOf(incoming)
      const path = pathOf(incoming)
      if (isTokenPath(path)) return Math.max(0, (freeAt.get(limits.networkOf(address)) ?? 0) - clock())
      if (path !== '/oauth2/auth') return 0
      return limits.takeBytes(address, bytesOfInteraction + bytesPerCharacter * (incoming.url ?? '').length)
    },

    async after(incoming, address, status) {
      const path = pathOf(incoming)
      if (!isTokenPath(path) || status < 400 || status >= 500) return
      const isWrongSecret = status === 401 && path !== '/userinfo'
      const wait = await limits.take(isWrongSecret ? 'clientSecret' : 'unknownToken', address)
      if (wait === 0) return
      if (freeAt.size >= maxNetworks) freeAt.clear()
      freeAt.set(limits.networkOf(address), clock() + wait)
    },
  }
}

/** The client's address; the edge has set the header. */
export const callerAddressOf = ({ headers }: IncomingMessage): string => String(headers['x-forwarded-for'] ?? '')
