import { redirect } from 'react-router'

import type { Route } from './+types/gallery-echo'
import { onlyForDevelopers } from './only-for-developers.ts'

/** The target of the gallery's forms: redirects to a page that shows the submitted fields. */
export async function action({ request, context }: Route.ActionArgs) {
  onlyForDevelopers(context)
  const isJson = request.headers.get('Content-Type')?.startsWith('application/json')
  const sent: unknown = isJson ? await request.json() : [...(await request.formData())]
  const shown = `/dev/gallery/sent?${new URLSearchParams({ payload: JSON.stringify(sent, null, 2) })}`
  if (!isJson) return redirect(shown)
  return Response.json(
    { error: { id: 'browser_location_change_required', code: 422 }, redirect_browser_to: shown },
    { status: 422 },
  )
}

export function loader() {
  return redirect('/dev/gallery')
}
