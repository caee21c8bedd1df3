import type { CategoryList, FailureEnvelope, Item } from '@collect/collectibles/wire'
import { data, redirect, redirectDocument } from 'react-router'

import { withNews, withoutNews, type ActNews, type Told } from '../../acts/act-news.ts'
import { pagePath } from '../../acts/act-on-page.ts'
import { readForm } from '../../forms/form-schema.ts'
import { goneForm } from '../../forms/gone-form.ts'
import type { Problems, Typed } from '../../forms/rules.ts'
import { signInPath } from '../../frame/sign-in-path.ts'
import { askCollectibles, readCollectibles } from '../../server/ask-collectibles.ts'
import { localeOfVisit } from '../../server/locale.ts'
import { pageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'
import { itemInForm, typedFieldsIn } from './item-in-form.ts'
import { ownItemRules } from './own-rules.ts'
import { typedValues } from './typed-values.ts'

/** A form that the service refused. */
export interface RefusedOwnItem {
  readonly id: string
  readonly typed: Typed
  readonly isOffered: boolean
  readonly problems: Problems
  /** What another tab or device saved meanwhile. */
  readonly saved?: { readonly rev: number; readonly typed: Typed }
  /** Another tab or device deleted the item meanwhile. */
  readonly isGone?: true
}

/** Makes or changes an item that only its owner sees. What the service refuses is drawn again as it was typed. */
export async function saveOwnItem(visit: Visit, form: FormData) {
  const answer = await tryToSave(visit, form)
  if ('saved' in answer) throw redirect(answer.saved)
  return data(answer.refused, { status: answer.status })
}

type Saving = { readonly saved: string } | { readonly refused: RefusedOwnItem; readonly status: 404 | 412 | 422 | 503 }

/** @returns The page of the saved item, else why it could not be saved */
async function tryToSave(visit: Visit, form: FormData): Promise<Saving> {
  const page = withoutNews(visit.url)
  const word = (name: string) => String(form.get(name) ?? '')
  const [id, category, rev] = [word('id'), word('category'), word('rev')]
  const isNew = form.get('intent') === 'suggest-item'
  const { categories } = await readCollectibles<CategoryList>(visit, '/categories')
  const typed = typedFieldsIn(form)
  const fields = categories.find((known) => known.id === category)?.fields ?? []
  const refused = { id, typed, isOffered: form.get('offer') === 'yes' }
  const reading = readForm(ownItemRules({ fields }), typed)
  if ('problems' in reading) return { refused: { ...refused, problems: reading.problems }, status: 422 }
  const body = itemInForm(reading.typed, fields)
  const path = `/items/${encodeURIComponent(id)}`
  const answer = isNew
    ? await askCollectibles(visit, path, 'PUT', { category, ...body })
    : await askCollectibles(visit, path, 'PATCH', body, /^\d{1,15}$/.test(rev) ? { 'If-Match': `"${rev}"` } : {})
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(page)))
  if (answer.ok) {
    const told = isNew && form.get('offer') === 'yes' ? await offered(visit, path) : undefined
    page.pathname = '/discover'
    page.search = new URLSearchParams({ drawer: category, item: id }).toString()
    const batch = answer.headers.get('Batch-Id') ?? undefined
    const news: ActNews = told ? { told } : { told: isNew ? 'suggested' : 'changed', ...(!isNew && { batch }) }
    return { saved: pagePath(withNews(page, news)) }
  }
  const { error, current } = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> & { current?: Item } // the service's own envelope
  // A form that is sent again after it was saved is as late as one that another tab overtook.
  if (current && (answer.status === 412 || answer.status === 428)) {
    const saved = { rev: current.rev, typed: typedValues(current, await localeOfVisit(visit)) }
    return { refused: { ...refused, problems: {}, saved }, status: 412 }
  }
  // Another tab or device has deleted it.
  if (answer.status === 404 && !isNew) {
    visit.context.set(goneForm, form)
    return { refused: { ...refused, problems: {}, isGone: true }, status: 404 }
  }
  if (answer.status !== 422) return { refused: { ...refused, problems: {} }, status: 503 }
  const found = Object.fromEntries((error?.details ?? []).map((problem) => [problem.path, problem.id]))
  return { refused: { ...refused, problems: found }, status: 422 }
}

/** What becomes of the wish to offer the new item; undefined if it stays private without a reason to tell. */
async function offered(visit: Visit, path: string): Promise<Told | undefined> {
  const answer = await askCollectibles(visit, `${path}/submission`, 'POST')
  if (answer.ok) return 'offered'
  return answer.status === 429 ? 'enough-offers' : undefined
}
