import type { FailureEnvelope, Wish } from '@collect/collectibles/wire'
import { data, redirect, redirectDocument } from 'react-router'

import { withNews, withoutNews } from '../../../acts/act-news.ts'
import { pagePath } from '../../../acts/act-on-page.ts'
import { signInPath } from '../../../frame/sign-in-path.ts'
import { askCollectibles } from '../../../server/ask-collectibles.ts'
import { localeOfVisit } from '../../../server/locale.ts'
import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'
import { withoutOpenedParts } from '../../opened-parts.ts'
import { readWish, typedWish, wishFieldsIn, type TypedWish } from './wish-fields.ts'

/** A form that was refused. */
export interface RefusedWish {
  readonly intent: 'wish'
  readonly typed: TypedWish
  /** Field → id of its problem. */
  readonly problems: Readonly<Record<string, string>>
  /** What another tab or device saved meanwhile. */
  readonly saved?: { readonly rev: number; readonly typed: TypedWish }
}

/** Changes a wish. What is refused is drawn again as it was typed. */
export async function saveWish(visit: Visit, form: FormData) {
  const answer = await tryToSaveWish(visit, form)
  if ('saved' in answer) throw redirect(answer.saved)
  return data(answer.refused, { status: answer.status })
}

type WishSaving = { readonly saved: string } | { readonly refused: RefusedWish; readonly status: 412 | 422 | 503 }

/** @returns The list with the changed wish, else why it could not be changed. @throws 400 for a form that no page has */
async function tryToSaveWish(visit: Visit, form: FormData): Promise<WishSaving> {
  const [id, rev] = [form.get('id'), form.get('rev')]
  const sent = wishFieldsIn(form)
  if (typeof id !== 'string' || typeof rev !== 'string' || !/^\d{1,15}$/.test(rev)) throw data(null, 400)
  const blank = { priority: '', min_grade: '', max: '', max_currency: '', quantity: '', note: '' }
  const typed: TypedWish = { ...blank, ...sent }
  const locale = await localeOfVisit(visit)
  const reading = readWish(typed, locale)
  const refused = (problems: Readonly<Record<string, string>>) => ({ intent: 'wish', typed, problems }) as const
  if ('problems' in reading) return { refused: refused(reading.problems), status: 422 }
  const path = `/wishes/${encodeURIComponent(id)}`
  const answer = await askCollectibles(visit, path, 'PATCH', reading.patch, { 'If-Match': `"${rev}"` })
  const list = withoutOpenedParts(visit.url)
  if (answer.ok) {
    list.hash = `wish-${id}`
    return {
      saved: pagePath(withNews(list, { told: 'wish-saved', batch: answer.headers.get('Batch-Id') ?? undefined })),
    }
  }
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(withoutNews(visit.url))))
  // Another tab or device has taken it back.
  if (answer.status === 404) return { saved: pagePath(withNews(list, { told: 'wish-gone' })) }
  const { error, current } = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> & { current?: Wish } // the service's own envelope
  if (current && answer.status === 412) {
    const saved = { rev: current.rev, typed: typedWish(current, typed.max_currency, locale) }
    return { refused: { ...refused({}), saved }, status: 412 }
  }
  if (answer.status !== 422) return { refused: refused({}), status: 503 }
  const problems = Object.fromEntries((error?.details ?? []).map((problem) => [problem.path, problem.id]))
  return { refused: refused(problems), status: 422 }
}
