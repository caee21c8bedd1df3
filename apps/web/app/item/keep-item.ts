import { data, redirect, redirectDocument } from 'react-router'

import { askCollectibles } from '../server/ask-collectibles.ts'
import { pageContext } from '../server/page-context.ts'
import { signInPath } from '../frame/sign-in-path.ts'
import type { Visit } from '../server/visit.ts'
import type { KeepResult } from './opened-item.ts'

/** The action of every page with items: adds the opened item to the collection, or removes it. */
export async function keepItem(visit: Visit) {
  const { context, request, url } = visit
  const form = await request.formData()
  const isKept = form.get('keep') === 'yes'
  const page = new URL(url)
  const id = page.searchParams.get('item') ?? ''
  page.searchParams.delete('told')

  const answer = await askCollectibles(visit, `/collection/${encodeURIComponent(id)}`, isKept ? 'PUT' : 'DELETE')
  // The session has ended: sign in, and come back to the item.
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', context.get(pageContext).origin, page.pathname + page.search))
  const told: KeepResult = answer.ok ? (isKept ? 'kept' : 'released') : 'failed'

  // A form that was posted without a script gets a redirect, so a reload posts nothing again.
  if (request.headers.get('Accept')?.includes('text/html')) {
    page.searchParams.set('told', told)
    throw redirect(page.pathname + page.search)
  }
  return data({ told })
}
