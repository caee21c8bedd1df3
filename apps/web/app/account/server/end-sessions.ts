import { redirect, redirectDocument } from 'react-router'

import { endedParameter, type Ended } from '../settings/ended.ts'
import { serviceFor } from './ask-service.ts'
import type { Visit } from '../../server/visit.ts'
import { signInFor } from './sign-in.ts'

/** Ends one other session, or all of them, and shows the same settings again. */
export async function endSessions(visit: Visit, which: string): Promise<Response> {
  const page = new URL(visit.url)
  const ended = await end(which, serviceFor(visit))
  if (ended === 'signed-out') return redirectDocument(signInFor(visit))
  page.searchParams.set(endedParameter, String(ended))
  return redirect(page.pathname + page.search)
}

async function end(which: string, service: ReturnType<typeof serviceFor>): Promise<Ended | 'signed-out'> {
  if (!which) return 'failed'
  const all = which === 'all'
  try {
    const answer = await service(all ? '/sessions' : `/sessions/${encodeURIComponent(which)}`, { method: 'DELETE' })
    if (answer.status === 401) return 'signed-out'
    if (!answer.ok) return 'failed'
    return all ? await countIn(answer) : 1
  } catch {
    return 'failed'
  }
}

/** `DELETE /sessions` answers `{count}` (contract/http.md §1.10). */
async function countIn(answer: Response): Promise<number> {
  const body: unknown = await answer.json()
  const count = typeof body === 'object' && body !== null && 'count' in body ? Number(body.count) : Number.NaN
  return Number.isInteger(count) ? count : 0
}
