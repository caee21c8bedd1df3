import type { ErrorEnvelope, FlowByKind, FlowKind } from '@collect/contract'
import { redirectDocument } from 'react-router'

import { pageContext } from '../../server/page-context.ts'
import { askService, jsonOf, type Context } from './ask-service.ts'
import { retryReasonOf, type RetryReason } from './retry.ts'
import { restartFlow, startFlow } from './start-flow.ts'

/** Why there is no flow to draw, after all that could be tried. */
export type Missing = 'cookies' | 'unavailable' | 'lost'

export type LoadedFlow<Kind extends FlowKind> =
  | { readonly flow: FlowByKind[Kind]; readonly retried: RetryReason | undefined }
  | { readonly missing: Missing }

/** The flow that the address names. Throws the redirect where another page is due (spec 1 §8). */
export async function loadFlow<Kind extends FlowKind>(
  kind: Kind,
  context: Context,
  request: Request,
): Promise<LoadedFlow<Kind>> {
  const page = new URL(request.url)
  const id = page.searchParams.get('flow')
  if (!id) throw startFlow(kind, page)

  const answer = await askService(context, request, `/self-service/${kind}/flows?id=${encodeURIComponent(id)}`)
  if (!answer || answer.status >= 500) return { missing: 'unavailable' }
  const body = await jsonOf(answer)
  const retried = retryReasonOf(page)
  // The wire's own type: the service is ours or speaks the same contract.
  if (answer.ok) return body ? { flow: body as FlowByKind[Kind], retried } : { missing: 'unavailable' }

  const envelope = body as Partial<ErrorEnvelope> | undefined
  const elsewhere = envelope?.redirect_browser_to
  if (elsewhere) throw redirectDocument(elsewhere)
  if (answer.status === 401) throw redirectDocument(signInFor(page, context))
  const reason = reasonByStatus[answer.status]
  // 400: this kind is switched off. A start leads to the service's own error page, which says so.
  if (!reason) throw startFlow(kind, page)
  // The same again right after a new start: the browser did not keep the cookie, or the service forgets.
  if (retried) return { missing: answer.status === 403 ? 'cookies' : 'lost' }
  throw await restartFlow(kind, reason, context, request)
}

const reasonByStatus: Readonly<Record<number, RetryReason>> = { 403: 'csrf', 404: 'lost', 410: 'expired' }

/** spec 1 §6: settings without a session go to sign in and come back. */
export function signInFor(page: URL, context: Context): string {
  const target = new URL(page.pathname, context.get(pageContext).origin)
  return `/self-service/login/browser?return_to=${encodeURIComponent(target.href)}`
}
