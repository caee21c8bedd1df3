import { MessageId, type FlowKind } from '@collect/contract'
import type { FlowRecord } from '../../records/flow.ts'
import { showFlow, type Answer } from '../show/answer.ts'
import type { Caller } from '../caller.ts'
import { isOfBrowser, refuseOtherBrowser, refuseStranger, refuseExpired } from '../guards.ts'
import { badRequest, FlowError } from '../flow-error.ts'
import { takePendingPost } from '../submit/pending-post.ts'
import { keepFlow } from '../stored/keep-flow.ts'
import { loadFlow } from '../stored/load-flow.ts'
import { sealOpenedCode } from '../../methods/code/verification.ts'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import { provedBy } from '../../methods/shared-codes/verify-by-mail.ts'
import { hasOneWay } from '../one-way.ts'
import { openLink } from './open-link.ts'
import { runStrategy } from '../submit/run-strategy.ts'
import type { Service } from '../service.ts'
import { settleReplaced } from '../settle/settle-replaced.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { rateLimited } from '../rate-limit/rate-limited.ts'

/** `GET /self-service/{kind}?flow=…`: links in mails, and the return after signing in again. */
export async function followLink(service: Service, caller: Caller, kind: FlowKind): Promise<Answer> {
  const flow = await loadFlow(service, kind, caller.url.searchParams.get('flow'))
  const token = caller.url.searchParams.get('token')
  if (hasOneWay(kind) && token !== null) return openLink({ service, caller, flow }, token)
  await refuseExpired({ service, caller, flow })
  const code = caller.url.searchParams.get('code')
  if (kind === 'verification' && code !== null && flow.state === 'sent_email' && !flow.claim) {
    return fillIn({ service, caller, flow, body: { method: 'code', code } }, code)
  }
  refuseOtherBrowser(caller, flow)
  return showFlow(service, caller, flow, 200, 'prefersHtml')
}

/**
 * Fills in the code of a link; the user still has to confirm it. The user may open the mail in another browser than
 * the one that began the flow. With the right code, the flow belongs to that browser too.
 */
async function fillIn(submission: SubmissionContext, code: string): Promise<Answer> {
  const { service, caller, flow } = submission
  if (!/^[0-9]{1,12}$/.test(code)) throw badRequest('The code in this link is malformed.')
  const isOwn = flow.type === 'browser' && caller.csrf.sent !== undefined && isOfBrowser(flow, caller.csrf.sent)
  if (!isOwn) await refuseWrongCode(submission, code)
  const { isFromAccount: _, ...rest } = flow
  const opened: FlowRecord = {
    ...rest,
    // A native client may have begun the flow; a browser opens the link.
    type: caller.wants.acceptsJson ? flow.type : 'browser',
    openedBy: caller.csrf.ensure(),
    values: { code: sealOpenedCode(service, code) },
    updatedAt: service.clock(),
  }
  return showFlow(service, caller, await keepFlow(service, flow, opened), 200, 'prefersHtml')
}

/** A wrong code in a link counts as a typed one. The browser is sent to a new flow of its own. */
async function refuseWrongCode(submission: SubmissionContext, code: string): Promise<void> {
  const verdict = await rateLimited(submission, undefined, async () => {
    const seen = await submission.service.codes.look(submission.flow, code)
    if (seen === 'too_many') return { verdict: 'too_many_tries' }
    const proved = seen === 'wrong' ? undefined : await provedBy(submission.service, seen)
    return proved ?? { verdict: 'wrong_code', message: message(MessageId.verificationCodeInvalid) }
  })
  if ('wait' in verdict) {
    const minutes = Math.ceil(verdict.wait / 60_000)
    throw new FlowError({ status: 429, reason: reasons.held(minutes).text, retryAfter: Math.ceil(verdict.wait / 1000) })
  }
  if (verdict.verdict === 'verified' || verdict.verdict === 'address_proved') return
  await settleReplaced(submission, verdict.verdict === 'wrong_code' ? 'invalid_link' : 'too_many_tries')
}

/** `GET /self-service/settings?flow=…`: applies a pending post, otherwise only shows the flow. */
export async function resumeSettings(service: Service, caller: Caller): Promise<Answer> {
  const flow = await loadFlow(service, 'settings', caller.url.searchParams.get('flow'))
  const live = await refuseStranger(service, caller, flow)
  await refuseExpired({ service, caller, flow })
  const body = await takePendingPost(service, caller, flow)
  // A user who returned without signing in again sees the flow. Nothing is applied, and no redirect loop begins.
  if (!body || !service.sessions.isPrivileged(live.session)) return showFlow(service, caller, flow, 200, 'prefersHtml')
  return runStrategy({ service, caller, flow: await asOwn(service, caller, flow), body })
}

/** The browser that sent the pending post has another CSRF token since the sign-in, and its form goes on. */
async function asOwn(service: Service, caller: Caller, flow: FlowRecord): Promise<FlowRecord> {
  const csrfToken = caller.csrf.ensure()
  return isOfBrowser(flow, csrfToken) ? flow : keepFlow(service, flow, { ...flow, csrfToken })
}
