import { MessageId, type ContinueWith } from '@collect/contract'
import { hooksAfter } from '../config/hooks.ts'
import { wireIdentity } from '../identities/wire-identity.ts'
import { message } from '../nodes/message.ts'
import { refused, type Verdict } from '../methods/verdict.ts'
import type { Answer } from './answer.ts'
import { openVerification, showVerification } from './open-verification.ts'
import { refuse } from './refuse.ts'
import { allowedReturnTo } from './return-to.ts'
import { deviceOf, sessionBody } from './settle-login.ts'
import type { Step } from './step.ts'
import { returnAddressOf } from './wire-flow.ts'

type Registered = Extract<Verdict, { verdict: 'registered' }>

/** An account is made; the hooks decide whether it is signed in and asked for its code at once (contract/http.md §5.2). */
export async function settleRegistration(step: Step, verdict: Registered): Promise<Answer> {
  const { service, caller, flow, body } = step
  const { schema, traits, credential, method, verified = [] } = verdict
  const registered = await service.identities.register({
    schema,
    traits,
    credentials: credential ? [credential] : [],
    verified,
  })
  if (registered === 'taken') {
    return refuse(service, caller, flow, refused(message(MessageId.duplicateCredentials)), body)
  }
  const { identity } = registered
  const isNative = flow.type === 'api'
  const { after } = service.config.selfservice.flows.registration
  const hooks = hooksAfter(after, after[method])

  // A fresh start for a fresh person: what was open in this browser before is over.
  const csrfToken = isNative ? '' : caller.csrf.rotate()
  const verification = await openVerification(service, identity, {
    type: flow.type,
    requestUrl: flow.requestUrl,
    csrfToken,
    returnTo: afterVerification(step) ?? flow.returnTo,
  })
  const live = hooks.includes('session') ? await service.sessions.issue(identity, method, deviceOf(caller)) : undefined
  if (live && !isNative) caller.cookies.signIn(live)
  await service.stores.flows.update({
    ...flow,
    state: 'passed_challenge',
    messages: [],
    fieldMessages: {},
    values: {},
    updatedAt: service.clock(),
  })

  const target = returnAddressOf(service, flow, method)
  const shown = verification && hooks.includes('show_verification_ui') ? verification : undefined
  const continueWith: readonly ContinueWith[] = [
    ...(isNative ? [] : [{ action: 'redirect_browser_to' as const, redirect_browser_to: target }]),
    ...(shown ? [showVerification(service, shown)] : []),
    ...(live && isNative ? [{ action: 'set_ory_session_token' as const, ory_session_token: live.token }] : []),
  ]
  const fresh = (await service.identities.find(identity.id)) ?? identity
  return {
    status: 200,
    body: {
      ...(live && isNative && { session_token: live.token }),
      ...(live && { session: sessionBody(service, { ...live, identity: fresh }) }),
      identity: wireIdentity(fresh, service.addresses.schema),
      continue_with: continueWith.length > 0 ? continueWith : null,
    },
    location: shown ? service.addresses.page('verification', shown.id) : target,
    rule: 'json',
    isNative,
  }
}

/** `after_verification_return_to` of the registration's start (contract/http.md §3.4). */
function afterVerification({ flow, service }: Step): string | undefined {
  const asked = URL.parse(flow.requestUrl)?.searchParams.get('after_verification_return_to')
  return asked ? allowedReturnTo(asked, service.config) : undefined
}
