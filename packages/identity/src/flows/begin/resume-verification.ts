import type { IdentityRecord } from '../../records/identity.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { Caller } from '../caller.ts'
import { FlowError } from '../flow-error.ts'
import { openVerification, unprovedOf } from './open-verification.ts'
import type { Service } from '../service.ts'

/**
 * The verification that an owner can go on with: the latest one, while this browser can still submit its code.
 * Otherwise a new one, with a new code. Returns nothing when every address is verified.
 */
export async function resumeVerification(
  service: Service,
  caller: Caller,
  identity: IdentityRecord,
): Promise<FlowRecord | undefined> {
  const unproved = unprovedOf(service, identity)
  if (!unproved) return undefined
  const { addresses, clock, stores, rateLimiter } = service
  const id = await stores.codes.latestVerification(identity.id, unproved.id, clock())
  const sent = id === undefined ? undefined : await stores.flows.find('verification', id)
  if (sent && canGoOn(service, caller, sent)) return sent
  const wait = await rateLimiter('mail', unproved.value, identity.id).take()
  if (wait > 0) {
    const retryAfter = Math.ceil(wait / 1000)
    throw new FlowError({
      status: 429,
      reason: 'Too many emails were sent to this address. Try again later.',
      retryAfter,
    })
  }
  return openVerification(
    service,
    identity,
    {
      type: caller.hasCookies ? 'browser' : 'api',
      requestUrl: addresses.start('verification'),
      csrfToken: caller.hasCookies ? caller.csrf.ensure() : '',
      returnTo: addresses.page('settings'),
      loginChallenge: undefined,
      locale: caller.locale,
    },
    [unproved.id],
  )
}

function canGoOn({ config }: Service, caller: Caller, { type, state, tries, csrfToken }: FlowRecord): boolean {
  const isOwn = type === 'browser' ? caller.csrf.sent === csrfToken : !caller.hasCookies
  return isOwn && state === 'sent_email' && tries < config.selfservice.methods.code.config.max_submissions
}
