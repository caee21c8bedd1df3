import type { Answer } from '../flows/answer.ts'
import type { Caller } from '../flows/caller.ts'
import { redirect } from './error.ts'

type ReplyHeaders = Readonly<Record<string, string>>

export const jsonReply = (body: unknown, status = 200, headers: ReplyHeaders = {}): Response =>
  jsonTextReply(JSON.stringify(body), status, headers)

/** For a body that is JSON already. */
export const jsonTextReply = (text: string, status = 200, headers: ReplyHeaders = {}): Response =>
  new Response(text, { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } })

/** The only place that chooses between JSON and a redirect (contract/http.md §1.1). */
export function reply(answer: Answer, caller: Caller): Response {
  if (!wantsJson(answer, caller)) return redirect(answer.location, answer.locationStatus ?? 303)
  return answer.status === 204 ? new Response(null, { status: 204 }) : jsonReply(answer.body, answer.status)
}

function wantsJson({ isNative, rule }: Answer, { wants }: Caller): boolean {
  if (isNative) return true
  return rule === 'prefersHtml' ? !wants.prefersHtml : wants[rule]
}
