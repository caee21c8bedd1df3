import { isLocale } from '@collect/messages'
import { redirect } from 'react-router'

import { pageContext } from '../server/page-context.ts'
import { backTo } from './back-to.ts'
import type { Route } from './+types/keep-language'
import { languageCookieFor } from './language-cookie.ts'

/** Stores the choice and redirects to the page of the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const wanted = form.get('language')
  const { origin } = context.get(pageContext)
  const back = backTo(form.get('from'), origin)
  if (!isLocale(wanted)) return redirect(back)
  return redirect(back, { headers: { 'Set-Cookie': languageCookieFor(wanted, origin.startsWith('https:')) } })
}

export function loader() {
  return redirect('/')
}
