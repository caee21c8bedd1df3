import { createHash, timingSafeEqual } from 'node:crypto'
import type { Fetch } from '@collect/contract'
import { isCrossSite } from './cross-site.ts'
import type { Log } from '../process/log.ts'
import { isLoopback } from '../environment/loopback.ts'
import { problem } from '../responses/problem.ts'
import { senderOf } from '../services/sender.ts'

interface AdminGuardOptions {
  /** One of these has to come along; without any, every program of this machine comes in. */
  readonly tokens?: readonly string[]
  readonly log?: Log
}

/** What says nothing of an account, for who watches the process. */
const open = new Set(['/health/alive', '/health/ready'])

/**
 * Only programs of this machine reach the port of the admin API. A browser here reaches it too, and any page can make
 * it: with a form, or under a name of its own that leads to this address. Both are refused.
 */
export function adminGuard(admin: Fetch, { tokens = [], log }: AdminGuardOptions = {}): Fetch {
  const known = tokens.map(digestOf)

  return async (request) => {
    const { hostname, origin, pathname } = new URL(request.url)
    if (!isLoopback(hostname) || isCrossSite(request, origin)) return problem(request, 'foreign')
    if (known.length === 0 || open.has(pathname) || isKnown(known, request)) return admin(request)
    log?.warn(
      { event: 'admin.token_refused', ...senderOf(request), path: pathname },
      'Admin request refused: its token is missing or unknown.',
    )
    const answer = problem(request, 'unknownToken')
    answer.headers.set('WWW-Authenticate', 'Bearer')
    return answer
  }
}

/** Digests are all of one length, and compared in full: the time tells nothing of a token. */
function isKnown(known: readonly Buffer[], { headers }: Request): boolean {
  const given = digestOf(/^Bearer +(.+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? '')
  return known.filter((digest) => timingSafeEqual(digest, given)).length > 0
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest()
