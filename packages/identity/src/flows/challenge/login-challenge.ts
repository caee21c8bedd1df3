import type { LoginRequest } from '@collect/contract'
import { ProviderUnavailableError, type OAuth2Admin } from '@collect/oauth2-admin'
import type { LiveSession } from '../../sessions/sessions.ts'
import { badRequest, FlowError } from '../flow-error.ts'
import { secondFactorAddress, secondFactorRequired } from '../second-factor-address.ts'
import type { Service } from '../service.ts'

/**
 * The application's request behind a `login_challenge` (docs/contract/providers-and-oauth2.md §D2).
 * @throws 303 to where its answer led when it was answered before, 400 unknown or expired, 500 without a provider,
 * 502 when the provider does not answer
 */
export async function requestOf(service: Service, challenge: string): Promise<LoginRequest> {
  if (challenge === '') throw badRequest('The query parameter "login_challenge" is empty.')
  const asked = await ask(service, (provider) => provider.findLogin(challenge))
  if (asked.found === 'request') return asked.request
  if (asked.found === 'used') throw answeredBefore(asked.redirectTo)
  throw badRequest('The query parameter "login_challenge" names no request of an application, or one that expired.')
}

/** The request that a page shows beside a flow; undefined once it is answered or expired. */
export async function shownRequest(service: Service, challenge: string): Promise<LoginRequest | undefined> {
  const asked = await ask(service, (provider) => provider.findLogin(challenge))
  return asked.found === 'request' ? asked.request : undefined
}

/**
 * Tells the provider that the session's user signed in; returns the address at the provider that the browser opens.
 * @throws 403 with the address of the second factor that the session lacks, 410 when the request expired meanwhile,
 * 502 when the provider does not answer; the session stays
 */
export async function acceptLogin(service: Service, challenge: string, live: LiveSession): Promise<string> {
  if (await lacksFactor(service, challenge, live)) {
    throw secondFactorRequired(secondFactorAddress(service, undefined, challenge))
  }
  const { config } = service
  const { session, identity } = live
  const location = await ask(service, (provider) =>
    provider.acceptLogin(challenge, {
      subject: identity.id,
      identity_provider_session_id: session.id,
      remember: config.session.cookie.persistent,
      remember_for: Math.floor(config.session.lifespan / 1000),
      acr: session.aal === 'aal2' ? 'aal2' : 'aal1',
      amr: [...new Set(session.methods.map(({ method }) => method))],
    }),
  )
  if (location === undefined) throw requestGone()
  return location
}

/** Tells the provider that the user went back without signing in. @throws as `acceptLogin` */
export async function rejectLogin(service: Service, challenge: string): Promise<string> {
  const location = await ask(service, (provider) =>
    provider.rejectLogin(challenge, {
      error: 'access_denied',
      error_description: 'The user went back to the application.',
    }),
  )
  if (location === undefined) throw requestGone()
  return location
}

/** Whether the session lacks a second factor that the configuration requires or the application wishes for. */
export async function lacksFactor(service: Service, challenge: string, live: LiveSession): Promise<boolean> {
  const { config, sessions } = service
  if (sessions.needsSecondFactor(live, config.session.whoami.required_aal)) return true
  if (!sessions.needsSecondFactor(live, 'highest_available')) return false
  const request = await shownRequest(service, challenge)
  return request?.oidc_context?.acr_values?.includes('aal2') === true
}

async function ask<Answer>({ oauth2 }: Service, call: (provider: OAuth2Admin) => Promise<Answer>): Promise<Answer> {
  if (!oauth2) {
    throw new FlowError({
      status: 500,
      id: 'invalid_configuration',
      reason: 'The request holds a login challenge, but no OAuth2 provider is configured (oauth2_provider.url).',
    })
  }
  try {
    return await call(oauth2)
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error
    throw new FlowError({
      status: 502,
      id: 'upstream_error',
      reason: 'The service that connects applications does not answer. Go back to the application and try again.',
    })
  }
}

const answeredBefore = (location: string) =>
  new FlowError({
    status: 410,
    reason: 'The request of the application was answered before.',
    details: { redirect_to: location },
    location,
  })

const requestGone = () =>
  new FlowError({
    status: 410,
    reason: 'The request of the application expired. Go back to the application and begin again.',
  })
