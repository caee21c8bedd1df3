import type { Answer } from '../../flows/show/answer.ts'
import type { Caller } from '../../flows/caller.ts'
import { FlowError } from '../../flows/flow-error.ts'
import { envelopeOf, redirect } from './error.ts'

type ReplyHeaders = Readonly<Record<string, string>>

export const jsonReply = (body: unknown, status = 200, headers: ReplyHeaders = {}): Response =>
  jsonTextReply(JSON.stringify(body), status, headers)

/** A response whose body is JSON text already. */
export const jsonTextReply = (text: string, status = 200, headers: ReplyHeaders = {}): Response =>
  new Response(text, { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } })

/** The only place that chooses between JSON and a redirect (docs/contract/http.md §1.1). */
export function reply(answer: Answer, caller: Caller): Response {
  if (!wantsJson(answer, caller)) return redirect(answer.location, answer.locationStatus ?? 303)
  if (answer.status === 204) return new Response(null, { status: 204 })
  return answer.retryAfter === undefined ? jsonReply(answer.body, answer.status) : tooManyRequestsReply(answer, caller)
}

/** The generic error for programs, and beside it the form with the message for the user. */
function tooManyRequestsReply({ body, status, retryAfter }: Answer, { requestId }: Caller): Response {
  const refusal = new FlowError({ status, reason: `Too many attempts. Try again in ${retryAfter} seconds.` })
  const form = body as object // a flow: nothing else is rate-limited
  return jsonReply({ ...form, ...envelopeOf(refusal, requestId) }, status, { 'retry-after': String(retryAfter) })
}

function wantsJson({ isNative, rule }: Answer, { wants }: Caller): boolean {
  if (isNative) return true
  return rule === 'prefersHtml' ? !wants.prefersHtml : wants[rule]
}
