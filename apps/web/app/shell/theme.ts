import { redirect } from 'react-router'

import { pageContext } from '../server/page-context.ts'
import { themeCookie } from '../server/theme.ts'
import { backTo } from '../frame/back-to.ts'
import type { Route } from './+types/theme'

/** Stores the choice and redirects to the page of the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const wanted = form.get('theme')
  const theme = wanted === 'light' || wanted === 'dark' ? wanted : undefined
  const { origin } = context.get(pageContext)
  const secure = origin.startsWith('https:')
  return redirect(backTo(form.get('from'), origin), { headers: { 'Set-Cookie': themeCookie(theme, secure) } })
}

export function loader() {
  return redirect('/')
}
