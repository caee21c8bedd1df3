import type { FlowKind } from '@collect/contract'
import type { FlowRecord } from '../store/flow-record.ts'
import { showFlow, type Answer } from './answer.ts'
import type { Caller } from './caller.ts'
import { refuseOtherBrowser, refuseStranger } from './fetch.ts'
import { badRequest } from './flow-error.ts'
import { takeHeldPost } from './held-post.ts'
import { keepFlow } from './keep-flow.ts'
import { loadFlow } from './load-flow.ts'
import { sealOpenedCode } from '../methods/code/verification.ts'
import { hasOneWay } from '../methods/matrix.ts'
import { openLink } from './open-link.ts'
import { runCell } from './run-cell.ts'
import type { Service } from './service.ts'
import { refuseExpired } from './submit.ts'

/** `GET /self-service/{kind}?flow=…`: links in mails, and the way back after signing in again. */
export async function followLink(service: Service, caller: Caller, kind: FlowKind): Promise<Answer> {
  const flow = await loadFlow(service, kind, caller.url.searchParams.get('flow'))
  const token = caller.url.searchParams.get('token')
  if (hasOneWay(kind) && token !== null) return openLink({ service, caller, flow, body: {} }, token)
  await refuseExpired({ service, caller, flow, body: {} })
  const code = caller.url.searchParams.get('code')
  if (kind !== 'verification' || code === null || flow.state !== 'sent_email') {
    refuseOtherBrowser(caller, flow)
    return showFlow(service, caller, flow, 200, 'prefersHtml')
  }
  if (!/^[0-9]{1,12}$/.test(code)) throw badRequest('The code in this link is not one of ours.')
  // The mail may be opened in another browser: the flow moves there, and a person still has to confirm the code.
  const moved: FlowRecord = {
    ...flow,
    csrfToken: caller.csrf.ensure(),
    values: { code: sealOpenedCode(service, code) },
    updatedAt: service.clock(),
  }
  return showFlow(service, caller, await keepFlow(service, flow, moved), 200, 'prefersHtml')
}

/** `GET /self-service/settings?flow=…`: applies a held post, else just shows the flow. */
export async function resumeSettings(service: Service, caller: Caller): Promise<Answer> {
  const flow = await loadFlow(service, 'settings', caller.url.searchParams.get('flow'))
  const live = await refuseStranger(service, caller, flow)
  await refuseExpired({ service, caller, flow, body: {} })
  const body = await takeHeldPost(service, caller, flow)
  // Somebody who came back without signing in again keeps their place, but nothing is applied, and nothing loops.
  if (!body || !service.sessions.isPrivileged(live.session)) return showFlow(service, caller, flow, 200, 'prefersHtml')
  return runCell({ service, caller, flow, body })
}
