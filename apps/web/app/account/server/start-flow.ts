import type { FlowKind } from '@collect/contract'
import { startAddressOf, startBrowserFlow, withFlow } from '@collect/flow'
import { redirect, redirectDocument } from 'react-router'

import { identityClient } from '../../server/identity-client.ts'
import type { Visit } from '../../server/visit.ts'
import { retryParameter, type RetryReason } from '../retry.ts'

/** FLOW-PAGE-2: without a flow the page redirects to the service with its whole query. */
export function startFlow(kind: FlowKind, page: URL): Response {
  return redirectDocument(startAddressOf(kind, page.searchParams))
}

/**
 * A new flow in place of one that is gone. The server starts it, not the browser: only so can the new address carry
 * the retry mark, which keeps a browser without cookies from looping.
 */
export async function restartFlow(kind: FlowKind, reason: RetryReason, visit: Visit): Promise<Response> {
  const page = visit.url
  const flow = await startBrowserFlow(identityClient(visit), kind, page.searchParams).catch(() => undefined)
  // Signed in already, disabled or out of reach: the service's own redirect decides.
  if (!flow?.id) return startFlow(kind, page)
  return openFlow(flow.id, reason, page)
}

/** The page with another flow, and the mark why (FLOW-PAGE-5). */
export function openFlow(flowId: string, reason: RetryReason, page: URL): Response {
  const next = new URL(withFlow(page.href, flowId))
  next.searchParams.set(retryParameter, reason)
  return redirect(next.pathname + next.search)
}
