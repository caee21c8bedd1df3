import { data } from 'react-router'

import type { Visit } from '../../../server/visit.ts'
import { noStore } from '../no-store.ts'
import { statusOfPost, type UndecidedPost } from '../undecided-post.ts'
import { decideConsent } from './decide-consent.ts'

/** Whether a script posts, which reads an address or an error from JSON. */
export const isScriptPost = ({ method, headers }: Request): boolean =>
  method === 'POST' && (headers.get('Content-Type')?.startsWith('application/json') ?? false)

/** The answer to a script. */
export async function answerScript(visit: Visit): Promise<Response> {
  const decided = await decideConsent(visit, await visit.request.json().catch(unreadable))
  if (decided.outcome === 'leave') return Response.json({ redirect_to: decided.next }, { headers: noStore })
  const code = statusOfPost[decided.outcome]
  return Response.json({ error: { ...errors[decided.outcome], code } }, { status: code, headers: noStore })
}

/** The answer to a plain form: a redirect, or the reason for the page to show. */
export async function answerForm(visit: Visit) {
  const decided = await decideConsent(visit, await fieldsIn(visit.request).catch(unreadable))
  if (decided.outcome === 'leave') throw new Response(null, { status: 303, headers: { Location: decided.next } })
  return data(decided, { status: statusOfPost[decided.outcome], headers: noStore })
}

const errors = {
  foreign: {
    id: 'security_csrf_violation',
    status: 'Forbidden',
    message: 'The form does not belong to a page that this browser opened.',
  },
  undecided: {
    id: 'upstream_error',
    status: 'Bad Gateway',
    message: 'The OAuth2 provider does not answer.',
  },
} as const satisfies Record<UndecidedPost['outcome'], object>

/** A malformed body counts as empty: it is the client's mistake, not a server error. */
const unreadable = () => undefined

/** Each scope is an entry of its own; of other repeated fields the last one counts (docs/contract/http.md §1.2). */
async function fieldsIn(request: Request): Promise<unknown> {
  const form = await request.formData()
  return { ...Object.fromEntries(form), grant_scope: form.getAll('grant_scope') }
}
