import type { FlowKind } from '@collect/contract'
import { createTransport, startAddressOf } from '@collect/flow'
import { redirect, redirectDocument } from 'react-router'

import { serviceFor } from './ask-service.ts'
import type { Visit } from '../../server/visit.ts'
import { retryParameter, type RetryReason } from '../retry.ts'

/** spec 1 §2: without a flow the page goes to the service, in full, with the same query. */
export function startFlow(kind: FlowKind, page: URL): Response {
  return redirectDocument(startAddressOf(kind, page.searchParams))
}

/**
 * A new flow in place of one that is gone. It is started from here and not by the browser: only so can the new address
 * say that it is a second try, and a browser without cookies is not sent in circles.
 */
export async function restartFlow(kind: FlowKind, reason: RetryReason, visit: Visit): Promise<Response> {
  const page = new URL(visit.url)
  const answer = await createTransport(serviceFor(visit)).get(startAddressOf(kind, page.searchParams))
  const id = answer.answer === 'json' && answer.status === 200 ? idOf(answer.body) : undefined
  // Signed in already, switched off, out of reach: the service's own redirect knows where to go.
  if (!id) return startFlow(kind, page)
  page.searchParams.set('flow', id)
  page.searchParams.set(retryParameter, reason)
  page.searchParams.delete('choose')
  return redirect(page.pathname + page.search)
}

function idOf(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : undefined
}
