import type { FlowKind } from '@collect/contract'
import type { Caller } from './caller.ts'
import { notFound } from './flow-error.ts'
import { refuseOtherBrowser, refuseStranger } from './guards.ts'
import { leaveFor, type Answer } from './show/answer.ts'
import { loadFlow } from './stored/load-flow.ts'
import type { Service } from './service.ts'
import { acceptLogin, rejectLogin } from './challenge/login-challenge.ts'

/**
 * `GET /self-service/{kind}/application?flow=…`: the user goes back to the application that began the flow. From the
 * settings, which need a session, the user is signed in there; from all other flows the application learns of a refusal.
 */
export async function leaveToApplication(service: Service, caller: Caller, kind: FlowKind): Promise<Answer> {
  const flow = await loadFlow(service, kind, caller.url.searchParams.get('flow'))
  const live = kind === 'settings' ? await refuseStranger(service, caller, flow) : undefined
  if (!live) refuseOtherBrowser(caller, flow)
  const { loginChallenge } = flow
  if (loginChallenge === undefined) throw notFound('No application began this flow.')
  const location = live ? await acceptLogin(service, loginChallenge, live) : await rejectLogin(service, loginChallenge)
  return leaveFor(location, false)
}
