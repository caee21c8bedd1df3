import type { FlowRecord } from '../../records/flow.ts'
import { showFlow, type Answer } from '../show/answer.ts'
import { beginFlow } from '../stored/count-flow.ts'
import { successorOf } from '../stored/create-flow.ts'
import { refuseUnfitSession } from '../submit/fit-session.ts'
import { settleReplaced } from '../settle/settle-replaced.ts'
import type { FlowRequest } from '../submission-context.ts'
import { refuseExpired } from '../guards.ts'

/**
 * `GET /self-service/{recovery|verification}?flow=…&token=…`, the address in a mail. Mail scanners and previews open it
 * too, so it neither uses the token up nor changes the flow. Each visitor gets a new flow, where the user confirms
 * (docs/decisions/0015).
 */
export async function openLink(context: FlowRequest, token: string): Promise<Answer> {
  const { service, caller } = context
  // A native client may have begun the flow; a browser opens the link.
  const flow: FlowRecord = caller.wants.acceptsJson ? context.flow : { ...context.flow, type: 'browser' }
  const here: FlowRequest = { ...context, flow }
  await refuseUnfitSession(here)
  await refuseExpired(here)
  const link = await service.codes.findLink(flow, token)
  if (!link) return settleReplaced(here, 'invalid_link')
  const fresh = successorOf(service, flow, flow.type === 'browser' ? caller.csrf.ensure() : '')
  const opened: FlowRecord = {
    ...fresh,
    state: 'sent_email',
    active: 'link',
    openedLink: link.id,
    expiresAt: Math.min(fresh.expiresAt, link.expiresAt),
  }
  await beginFlow(service, caller, opened)
  return showFlow(service, caller, opened, 200, 'acceptsJson')
}
