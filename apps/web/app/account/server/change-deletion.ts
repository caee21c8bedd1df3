import { redirect, redirectDocument } from 'react-router'

import type { Visit } from '../../server/visit.ts'
import { deletionId, deletionParameter } from '../settings/deletion-section.tsx'
import { serviceFor } from './ask-service.ts'
import { signInFor } from './sign-in.ts'

/** Asks for the account to be deleted, or takes that back, and shows the same settings again. */
export async function changeDeletion(visit: Visit, wish: string): Promise<Response> {
  const page = new URL(visit.url)
  page.searchParams.delete(deletionParameter)
  const shown = (query = page.search) => redirect(`${page.pathname}${query}#${deletionId}`)
  const answer = await serviceFor(visit)('/account/deletion', { method: wish === 'request' ? 'PUT' : 'DELETE' }).catch(
    () => undefined,
  )
  if (answer?.ok) return shown()
  if (answer?.status === 401) return redirectDocument(signInFor(visit))
  const confirm = answer?.status === 403 ? await addressIn(answer) : undefined
  if (confirm) return redirectDocument(confirm)
  page.searchParams.set(deletionParameter, 'failed')
  return shown(page.search)
}

/** Where the sign-in is confirmed first (contract/http.md §1.4). */
async function addressIn(answer: Response): Promise<string | undefined> {
  const body: unknown = await answer.json().catch(() => undefined)
  return typeof body === 'object' && body !== null && 'redirect_browser_to' in body
    ? String(body.redirect_browser_to)
    : undefined
}
