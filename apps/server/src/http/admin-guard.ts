import { createHash, timingSafeEqual } from 'node:crypto'
import type { Fetch } from '@collect/contract'
import { isCrossSite } from './cross-site.ts'
import type { Log } from '../process/log.ts'
import { isLoopback } from '../environment/loopback.ts'
import { problem } from '../responses/problem.ts'
import { senderOf } from '../services/sender.ts'

interface AdminGuardOptions {
  /** A request needs one of these; without tokens, every program of this machine has access. */
  readonly tokens?: readonly string[]
  readonly log?: Log
}

/** Health checks need no token: they reveal nothing about accounts. */
const open = new Set(['/health/alive', '/health/ready'])

/**
 * Only programs of this machine reach the port of the admin API. A local browser is one of them, so a page could send
 * requests there: with a form, or by DNS rebinding. The guard refuses both.
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

/** Digests have one length and are compared in constant time, so timing reveals nothing about a token. */
function isKnown(known: readonly Buffer[], { headers }: Request): boolean {
  const given = digestOf(/^Bearer +(.+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? '')
  return known.filter((digest) => timingSafeEqual(digest, given)).length > 0
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest()
