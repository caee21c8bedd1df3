import type { LogoutFlow } from '@collect/contract'
import type { Answer } from './show/answer.ts'
import type { Caller } from './caller.ts'
import { badRequest, FlowError, sessionInactive, unauthorized } from './flow-error.ts'
import { allowedReturnTo, returnToOf } from './begin/return-to.ts'
import type { Service } from './service.ts'

/** `GET /self-service/logout/browser`: returns the address that ends this session; always JSON. */
export async function startLogout({ addresses, config, sessions }: Service, caller: Caller): Promise<LogoutFlow> {
  const returnTo = returnToOf(caller.url.searchParams.get('return_to'), config)
  const live = await caller.session()
  if (!live) throw sessionInactive()
  const token = sessions.logoutTokenOf(live.session)
  return { logout_url: addresses.logout(token, returnTo), logout_token: token }
}

/** `GET /self-service/logout?token=…` (docs/contract/http.md §1.9) */
export async function logOut(service: Service, caller: Caller): Promise<Answer> {
  const token = caller.url.searchParams.get('token') ?? ''
  if (token === '') throw badRequest('The query parameter "token" is missing.')
  const live = await caller.session()
  if (!live) throw unauthorized()
  if (!service.sessions.isLogoutTokenOf(live.session, token)) {
    throw new FlowError({ status: 403, reason: 'The logout token belongs to another session.' })
  }
  await service.sessions.revoke(live.session.id)
  caller.cookies.signOut()
  caller.csrf.rotate()
  caller.continuity.endTrips()
  const asked = caller.url.searchParams.get('return_to')
  const { logout } = service.config.selfservice.flows
  return {
    status: 204,
    body: undefined,
    location:
      (asked && allowedReturnTo(asked, service.config)) ||
      (logout.after.default_browser_return_url ?? service.addresses.home),
    rule: 'acceptsJson',
    isNative: false,
  }
}
