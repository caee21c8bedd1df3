import { hooksAfter, ofMethod } from '../../config/hooks.ts'
import type { Caller } from '../caller.ts'
import { exchange } from '../exchange/token-exchange.ts'
import { notFound } from '../flow-error.ts'
import type { Service } from '../service.ts'
import { wireFlow } from '../show/wire-flow.ts'
import { sessionBody, signingDeviceOf } from './settle-login.ts'

/**
 * A native application exchanges its two codes for a session, or for the flow that goes on
 * (docs/contract/providers-and-oauth2.md §A12). @throws 404
 */
export async function settleExchange(service: Service, caller: Caller, initCode: string, returnCode: string) {
  const exchanged = await exchange(service, initCode, returnCode)
  if ('flow' in exchanged) return { status: 422, body: await wireFlow(service, caller, exchanged.flow) }
  const { config, identities, sessions } = service
  const { identityId, secretsVersion, proof } = exchanged.proved
  const identity = await identities.find(identityId)
  const live =
    identity?.state === 'active' &&
    (await sessions.issue({ ...identity, secretsVersion }, proof, signingDeviceOf(caller, { type: 'api' }, identity)))
  if (!live) throw notFound('There is no sign-in with these codes.')
  const { after } = config.selfservice.flows.login
  const hooks = hooksAfter(after, ofMethod(after, proof.method))
  if (hooks.includes('revoke_active_sessions')) await sessions.revokeOthers(live)
  const isHalf = sessions.needsSecondFactor(live, config.session.whoami.required_aal)
  const session = { ...sessionBody(service, live), ...(isHalf && { identity: null }) }
  return { status: 200, body: { session_token: live.token, session } }
}
