import { redirect } from 'react-router'

import { pageContext } from '../server/page-context.ts'
import { themeCookie } from '../server/theme.ts'
import type { Route } from './+types/theme'

/** Keeps the choice and goes back to the page that asked. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const wanted = form.get('theme')
  const theme = wanted === 'light' || wanted === 'dark' ? wanted : undefined
  const secure = context.get(pageContext).origin.startsWith('https:')
  return redirect(pathOf(form.get('from')), { headers: { 'Set-Cookie': themeCookie(theme, secure) } })
}

export function loader() {
  return redirect('/')
}

/** Only a path of our own: `//elsewhere` and addresses with a host go home. */
function pathOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : '/'
}
