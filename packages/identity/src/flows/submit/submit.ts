import { MessageId, type FlowKind } from '@collect/contract'
import type { Body } from '../../methods/strategy.ts'
import { refused } from '../../methods/verdict.ts'
import { message } from '../../nodes/message.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { Answer } from '../show/answer.ts'
import type { Caller } from '../caller.ts'
import { isOfBrowser, refuseExpired, refuseOtherBrowser } from '../guards.ts'
import { refuseUnfitSession } from './fit-session.ts'
import { csrfViolation } from '../flow-error.ts'
import { loadFlow } from '../stored/load-flow.ts'
import { hasOneWay } from '../one-way.ts'
import { refuse } from '../refuse.ts'
import { checkCaptcha } from './check-captcha.ts'
import { runStrategy } from './run-strategy.ts'
import type { Service } from '../service.ts'
import type { FlowRequest, ReadBody, SubmissionContext } from '../submission-context.ts'

/** `POST /self-service/{kind}?flow=…`: load → session → expiry → body → CSRF → CAPTCHA → method → verdict → settle. */
export async function submitFlow(
  service: Service,
  caller: Caller,
  kind: FlowKind,
  read: () => Promise<ReadBody>,
): Promise<Answer> {
  const flow = await loadFlow(service, kind, caller.url.searchParams.get('flow'))
  const context: FlowRequest = { service, caller, flow }
  const unfit = await refuseUnfitSession(context, read)
  if (unfit) return unfit
  await refuseExpired(context)

  const content = await read()
  if ('problem' in content) {
    // An unreadable body proves nothing, so only the flow's own browser sees the flow.
    refuseOtherBrowser(caller, flow)
    return refuseReason({ ...context, body: {} }, content.problem)
  }
  const body = withToken(caller, kind, content.body)
  const submission: SubmissionContext = { service, caller, flow: withTransientPayload(flow, body), body }
  if (flow.type === 'api' && (caller.hasOrigin || caller.hasCookies)) {
    return refuseReason(submission, 'A native flow takes no requests from browsers: no Origin header and no cookies.')
  }
  const press = pressOf(submission)
  if (press) return runStrategy(press)
  refuseForgery(submission)
  const person = await checkCaptcha(submission)
  return 'answer' in person ? person.answer : runStrategy(person)
}

const refuseReason = (submission: SubmissionContext, reason: string): Promise<Answer> =>
  refuse(submission, refused(message(MessageId.validation, { reason })))

/**
 * A provider's button works without a CSRF token and from a page that is a day old: it only leads to the provider, and
 * the trip is bound to the browser that begins it. A form of another browser's flow leads there with a flow of its own.
 * @throws 403 for a form of another site
 */
function pressOf({ service, caller, flow, body }: SubmissionContext): SubmissionContext | undefined {
  if (flow.kind !== 'login' && flow.kind !== 'registration') return undefined
  // A submitted id token signs in at once.
  if (body['id_token'] !== undefined) return undefined
  // The button below missing traits creates the account at once.
  if (flow.kind === 'registration' && flow.provided) return undefined
  if (!service.methods.meantBy(flow.kind, body)?.isOnEveryStep) return undefined
  if (caller.isCrossSite) throw csrfViolation('The form was sent by a page of another site.')
  const { password: _, code: _code, ...rest } = body
  return { service, caller, flow, body: rest }
}

/** Checks the CSRF token. A verification code needs none: it counts from any browser (docs/contract/http.md §6.3). */
function refuseForgery({ caller, flow, body }: SubmissionContext): void {
  if (flow.type === 'api') return
  if (caller.isCrossSite) throw csrfViolation('The form was sent by a page of another site.')
  if (flow.skipCsrf) return
  if (flow.kind === 'verification' && body['code'] !== undefined && !flow.claim) return
  if (caller.csrf.sent === undefined) throw csrfViolation('The browser sent no CSRF cookie.')
  if (body['csrf_token'] === undefined) throw csrfViolation('The form holds no CSRF token.')
  if (!caller.csrf.matches(body['csrf_token'])) throw csrfViolation('The CSRF token does not match the CSRF cookie.')
  if (!isOfBrowser(flow, caller.csrf.sent))
    throw csrfViolation('The flow was begun by another browser, or before a sign-in or sign-out.')
}

/** The token of a link may also be a query parameter, as it is in the mail (docs/contract/http.md §1.2). */
function withToken({ url }: Caller, kind: FlowKind, body: Body): Body {
  const token = url.searchParams.get('token')
  return hasOneWay(kind) && token && body['token'] === undefined ? { ...body, token } : body
}

const withTransientPayload = (flow: FlowRecord, body: Body): FlowRecord => {
  const payload = body['transient_payload']
  return typeof payload === 'object' && payload !== null
    ? { ...flow, transientPayload: payload as Readonly<Record<string, unknown>> } // an object, as just asked
    : flow
}
