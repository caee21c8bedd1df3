import type { FailureEnvelope, PhotoPatch } from '@collect/collectibles/wire'
import { data, redirect, redirectDocument } from 'react-router'

import { withNews, withoutNews, type Told } from '../../acts/act-news.ts'
import { pagePath } from '../../acts/act-on-page.ts'
import { signInPath } from '../../frame/sign-in-path.ts'
import { askCollectibles } from '../../server/ask-collectibles.ts'
import { pageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'

type PhotoAct = (visit: Visit, form: FormData) => Promise<never>

/** What the owner does with a photo of the copy that is open. The page that follows tells it. */
export const photoIntents: Readonly<Record<string, PhotoAct>> = {
  'photo-change': (visit, form) => {
    const { kind, alt } = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    return change(visit, form, { kind, alt } as PhotoPatch, 'photo-saved') // the service checks it
  },
  'photo-move': (visit, form) => change(visit, form, { position: Number(form.get('position')) }, 'photo-moved'),
  'photo-delete': async (visit, form) => {
    const { path, match } = photoIn(form)
    return tell(visit, await askCollectibles(visit, path, 'DELETE', undefined, match), 'photo-deleted')
  },
}

async function change(visit: Visit, form: FormData, patch: PhotoPatch, told: Told): Promise<never> {
  const { path, match } = photoIn(form)
  return tell(visit, await askCollectibles(visit, path, 'PATCH', patch, match), told)
}

/** The photo of a form. @throws 400 for a form without one */
function photoIn(form: FormData) {
  const photo = form.get('photo')
  if (typeof photo !== 'string' || photo === '') throw data(null, 400)
  return { path: `/photos/${encodeURIComponent(photo)}`, match: { 'If-Match': `"${String(form.get('rev') ?? '')}"` } }
}

async function tell(visit: Visit, answer: Response, told: Told): Promise<never> {
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(visit.url)))
  const page = withoutNews(visit.url)
  if (answer.ok) {
    if (told === 'photo-deleted') page.searchParams.delete('shot')
    throw redirect(pagePath(withNews(page, { told, batch: answer.headers.get('Batch-Id') ?? undefined })))
  }
  const { error } = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> // the service's own envelope
  // Another tab deleted the photo: an address that names it is no page.
  if (error?.id === 'not_found') page.searchParams.delete('shot')
  const isLate = error?.id === 'changed' || error?.id === 'not_found'
  throw redirect(pagePath(withNews(page, { told: isLate ? 'photo-late' : 'failed' })))
}
