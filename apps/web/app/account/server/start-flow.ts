import type { FlowKind } from '@collect/contract'
import { redirect, redirectDocument } from 'react-router'

import { askService, jsonOf, type Context } from './ask-service.ts'
import { retryParameter, type RetryReason } from './retry.ts'

/** Parameters of our own pages, which mean nothing to the service. */
const own = ['flow', 'choose', 'resend', 'told', retryParameter]

/** What a flow is started with: the page's own query, without what belongs to the flow before. */
function queryOf(page: URL): URLSearchParams {
  const query = new URLSearchParams(page.search)
  for (const name of own) query.delete(name)
  return query
}

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path)

/** spec 1 §2: without a flow the page goes to the service, in full, with the same query. */
export function startFlow(kind: FlowKind, page: URL): Response {
  return redirectDocument(withQuery(`/self-service/${kind}/browser`, queryOf(page)))
}

/**
 * A new flow in place of one that is gone. It is started from here and not by the browser: only so can the new address
 * say that it is a second try, and a browser without cookies is not sent in circles.
 */
export async function restartFlow(
  kind: FlowKind,
  reason: RetryReason,
  context: Context,
  request: Request,
): Promise<Response> {
  const page = new URL(request.url)
  const query = queryOf(page)
  const answer = await askService(context, request, withQuery(`/self-service/${kind}/browser`, query))
  const flow: unknown = answer?.ok ? await jsonOf(answer) : undefined
  // Signed in already, switched off, out of reach: the service's own redirect knows where to go.
  if (!isFlow(flow)) return startFlow(kind, page)
  query.set('flow', flow.id)
  query.set(retryParameter, reason)
  return redirect(withQuery(page.pathname, query))
}

const isFlow = (body: unknown): body is { id: string } =>
  typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string'
