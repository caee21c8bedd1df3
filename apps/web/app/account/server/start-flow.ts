import type { FlowKind } from '@collect/contract'
import { startAddressOf, startBrowserFlow } from '@collect/flow'
import { redirect, redirectDocument } from 'react-router'

import { identityClient } from '../../server/identity-client.ts'
import type { Visit } from '../../server/visit.ts'
import { retryParameter, type RetryReason } from '../retry.ts'

/** FLOW-PAGE-2: without a flow the page goes to the service, in full, with the same query. */
export function startFlow(kind: FlowKind, page: URL): Response {
  return redirectDocument(startAddressOf(kind, page.searchParams))
}

/**
 * A new flow in place of one that is gone. It is started from here and not by the browser: only so can the new address
 * say that it is a second try, and a browser without cookies is not sent in circles.
 */
export async function restartFlow(kind: FlowKind, reason: RetryReason, visit: Visit): Promise<Response> {
  const page = new URL(visit.url)
  const flow = await startBrowserFlow(identityClient(visit), kind, page.searchParams).catch(() => undefined)
  // Signed in already, switched off, out of reach: the service's own redirect knows where to go.
  if (!flow?.id) return startFlow(kind, page)
  page.searchParams.set('flow', flow.id)
  page.searchParams.set(retryParameter, reason)
  page.searchParams.delete('choose')
  return redirect(page.pathname + page.search)
}
