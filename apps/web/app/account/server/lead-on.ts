import { redirect, redirectDocument } from 'react-router'

import type { Visit } from '../../server/visit.ts'
import { failedParameter, idOfSection, type Failed } from '../settings/failed.ts'
import { signInFor } from './sign-in.ts'

/**
 * Where a wish that the service did not carry out leads: to a sign-in, to where one is confirmed (contract/http.md
 * §1.4), or back to the settings, which say so. Never to an empty page.
 * @param answer of the service; absent when none came
 * @param settings the page to come back to
 */
export async function leadOn(answer: Response | undefined, visit: Visit, settings: URL, wish: Failed) {
  if (answer?.status === 401) return redirectDocument(signInFor({ ...visit, url: settings }))
  const confirm = answer?.status === 403 ? await addressIn(answer) : undefined
  if (confirm) return redirectDocument(confirm)
  const page = new URL(settings)
  page.searchParams.set(failedParameter, wish)
  return redirect(`${page.pathname}${page.search}#${idOfSection(wish)}`)
}

async function addressIn(answer: Response): Promise<string | undefined> {
  const body: unknown = await answer.json().catch(() => undefined)
  return typeof body === 'object' && body !== null && 'redirect_browser_to' in body
    ? String(body.redirect_browser_to)
    : undefined
}
