import type { NoReport, EventReport } from '@collect/contract'
import { fetchEventReport, ResponseError } from '@collect/flow'

import { identityClient } from '../../../server/identity-client.ts'
import type { Visit } from '../../../server/visit.ts'

/** The event behind the link of a security mail, or why the link does nothing. */
export async function loadReport(visit: Visit): Promise<EventReport | { readonly reason: NoReport }> {
  const token = visit.url.searchParams.get('token') ?? ''
  try {
    return await fetchEventReport(identityClient(visit), { token })
  } catch (error) {
    return { reason: noReportOf(error) }
  }
}

/** @throws for every failed answer but 4xx */
function noReportOf(error: unknown): NoReport {
  if (!(error instanceof ResponseError)) throw error
  if (error.status >= 500) throw new Response(null, { status: 503 })
  if (error.status !== 410) return 'unknown'
  const {
    error: {
      details: { why },
    },
  } = error.body as Gone // the embedded service is of the same version as this page
  return why
}

interface Gone {
  readonly error: { readonly details: { readonly why: NoReport } }
}
