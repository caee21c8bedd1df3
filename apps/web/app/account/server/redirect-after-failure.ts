import { ResponseError } from '@collect/flow'
import { redirect, redirectDocument } from 'react-router'

import type { Visit } from '../../server/visit.ts'
import { failedParameter, idOfSection, type Failed } from './settings-query.ts'
import { signInFor } from './addresses.ts'

/**
 * Where a call that failed leads: to a sign-in, to where one is confirmed (docs/contract/http.md §1.4), or back to the
 * settings, which say so. Never to an empty page.
 * @param error of the call
 * @param settings the page to come back to
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
