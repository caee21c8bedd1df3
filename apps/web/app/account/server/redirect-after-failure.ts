import { ResponseError } from '@collect/flow'
import { redirect, redirectDocument } from 'react-router'

import type { Visit } from '../../server/visit.ts'
import { failedParameter, idOfSection, type Failed } from './settings-query.ts'
import { signInFor } from './addresses.ts'

/**
 * The redirect after a failed call: to the login, to the confirmation of a session (docs/contract/http.md §1.4), or
 * back to the settings page, which shows the failure.
 * @param error of the call
 * @param settings the address to come back to
 */
export function redirectAfterFailure(error: unknown, visit: Visit, settings: URL, wish: Failed): Response {
  const refusal = error instanceof ResponseError ? error : undefined
  if (refusal?.status === 401) return redirectDocument(signInFor({ ...visit, url: settings }))
  const confirm = refusal?.status === 403 ? addressIn(refusal.body) : undefined
  if (confirm) return redirectDocument(confirm)
  const page = new URL(settings)
  page.searchParams.set(failedParameter, wish)
  return redirect(`${page.pathname}${page.search}#${idOfSection(wish)}`)
}

const addressIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'redirect_browser_to' in body
    ? String(body.redirect_browser_to)
    : undefined
