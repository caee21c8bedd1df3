import type { Fetch } from './fetch.ts'
import { isForeign } from './foreign.ts'
import { isLoopback } from './loopback.ts'
import { problem } from './problem.ts'

/**
 * The admin API asks nobody who they are, because only programs of this machine reach its port. A browser here reaches
 * it too, and any page can make it: with a form, or under a name of its own that leads to this address. Both are refused.
 */
export function adminDoor(admin: Fetch): Fetch {
  return async (request) => {
    const { hostname, origin } = new URL(request.url)
    return isLoopback(hostname) && !isForeign(request, origin) ? admin(request) : problem(request, 'foreign')
  }
}
