import type { Visit } from '../../server/visit.ts'
import { serviceFor } from './ask-service.ts'
import type { AccountEvent } from './load-account.ts'

/** Why the link of a security mail does nothing. */
export type NoReport = 'unknown' | 'used' | 'late'

/** What the link of a security mail is about, or why it does nothing. */
export async function loadReport(visit: Visit): Promise<AccountEvent | { readonly reason: NoReport }> {
  const token = visit.url.searchParams.get('token') ?? ''
  const answer = await serviceFor(visit)(`/account/not-me?${new URLSearchParams({ token })}`)
  // The embedded service is of the same version as this page.
  return answer.ok ? ((await answer.json()) as AccountEvent) : { reason: await noReportOf(answer) }
}

/** Every answer but 404 and 410 is a fault. */
async function noReportOf(answer: Response): Promise<NoReport> {
  if (answer.status >= 500) throw new Response(null, { status: 503 })
  if (answer.status !== 410) return 'unknown'
  const body = (await answer.json()) as { readonly error: { readonly details: { readonly why: NoReport } } }
  return body.error.details.why
}
