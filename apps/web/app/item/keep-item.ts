import { data, redirect, redirectDocument } from 'react-router'

import { askCollectibles } from '../server/ask-collectibles.ts'
import { pageContext } from '../server/page-context.ts'
import { signInPath } from '../frame/sign-in-path.ts'
import { unlessSignedOut } from '../server/kept-change.ts'
import type { Visit } from '../server/visit.ts'
import type { KeepResult } from './opened-item.ts'

/** The action of every page with items: adds the opened item to the collection, or removes it. */
export async function keepItem(visit: Visit) {
  const form = await visit.request.formData()
  return unlessSignedOut(visit, form, () => answerChange(visit, form))
}

async function answerChange(visit: Visit, form: FormData) {
  const { page, told } = await changeItem(visit, form)
  // A form that was posted without a script gets a redirect, so a reload posts nothing again.
  if (visit.request.headers.get('Accept')?.includes('text/html')) {
    page.searchParams.set('told', told)
    throw redirect(page.pathname + page.search)
  }
  return data({ told })
}

interface ChangedItem {
  /** The page of the form. */
  readonly page: URL
  readonly told: KeepResult
}

export async function changeItem(visit: Visit, form: FormData): Promise<ChangedItem> {
  const { context, url } = visit
  const isKept = form.get('keep') === 'yes'
  const page = new URL(url)
  const id = page.searchParams.get('item') ?? ''
  page.searchParams.delete('told')

  const answer = await askCollectibles(visit, `/collection/${encodeURIComponent(id)}`, isKept ? 'PUT' : 'DELETE')
  // The session has ended: sign in, and come back to the item.
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', context.get(pageContext).origin, page.pathname + page.search))
  return { page, told: answer.ok ? (isKept ? 'kept' : 'released') : 'failed' }
}
