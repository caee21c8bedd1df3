import type { FailureEnvelope, FailureId, Photo, PhotoPatch } from '@collect/collectibles/wire'
import { data, redirect, redirectDocument } from 'react-router'

import { withNews, withoutNews, type Told } from '../../acts/act-news.ts'
import { pagePath } from '../../acts/act-on-page.ts'
import type { Typed } from '../../forms/rules.ts'
import { signInPath } from '../../frame/sign-in-path.ts'
import { withoutTyped } from '../../item/copy-path.ts'
import { askCollectibles } from '../../server/ask-collectibles.ts'
import { pageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'
import { photoPartId } from './photo-path.ts'
import type { RefusedPhoto } from './refused-photo.ts'

/** A form that is refused is drawn again. */
type PhotoAct = (visit: Visit, form: FormData) => Promise<ReturnType<typeof data<RefusedPhoto>>>

/** What the owner does with a photo of the copy that is open. The page that follows tells it. */
export const photoIntents: Readonly<Record<string, PhotoAct>> = {
  'photo-change': (visit, form) => {
    const { kind, alt } = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    return change(visit, form, { kind, alt } as PhotoPatch, 'photo-saved') // the service checks it
  },
  'photo-move': (visit, form) => change(visit, form, { position: Number(form.get('position')) }, 'photo-moved'),
  'photo-delete': async (visit, form) => {
    const { path, match } = photoIn(form)
    return tell(visit, form, await askCollectibles(visit, path, 'DELETE', undefined, match), 'photo-deleted')
  },
}

async function change(visit: Visit, form: FormData, patch: PhotoPatch, told: Told) {
  const { path, match } = photoIn(form)
  return tell(visit, form, await askCollectibles(visit, path, 'PATCH', patch, match), told)
}

/** The photo of a form. @throws 400 for a form without one */
function photoIn(form: FormData) {
  const photo = form.get('photo')
  if (typeof photo !== 'string' || photo === '') throw data(null, 400)
  return { path: `/photos/${encodeURIComponent(photo)}`, match: { 'If-Match': `"${String(form.get('rev') ?? '')}"` } }
}

async function tell(visit: Visit, form: FormData, answer: Response, told: Told) {
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(visit.url)))
  const page = withoutTyped(withoutNews(visit.url))
  // A page that the browser loads anew begins at the photos.
  if (visit.request.headers.get('Accept')?.includes('text/html')) page.hash = photoPartId
  if (answer.ok) {
    if (told === 'photo-deleted') page.searchParams.delete('shot')
    throw redirect(pagePath(withNews(page, { told, batch: answer.headers.get('Batch-Id') ?? undefined })))
  }
  const { error, current } = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> & { current?: Photo } // the service's own envelope
  // Another tab deleted the photo: an address that names it is no page.
  if (error?.id === 'not_found') page.searchParams.delete('shot')
  const isTyped = form.has('alt')
  if (error?.id === 'not_found' || (error?.id === 'changed' && !(isTyped && current)))
    throw redirect(pagePath(withNews(page, { told: 'photo-late' })))
  const typed = typedIn(form)
  return error?.id === 'changed' && current
    ? data<RefusedPhoto>({ about: 'photo', typed, saved: { rev: current.rev, typed: typedPhoto(current) } }, 412)
    : data<RefusedPhoto>({ about: 'photo', typed, failure: failureOf(error?.id) }, answer.status)
}

const failureOf = (id: FailureId | undefined): Told => (id === 'slow_down' ? 'too-often' : 'failed')

/** What the user typed about a photo. */
const typedIn = (form: FormData): Typed =>
  Object.fromEntries(
    ['photo', 'kind', 'alt'].flatMap((name) => (form.has(name) ? [[name, String(form.get(name))] as const] : [])),
  )

const typedPhoto = ({ kind, alt }: Photo): Typed => ({ kind, alt })
