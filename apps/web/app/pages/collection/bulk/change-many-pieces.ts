import type { BulkAnswer, BulkInput, Collector, FailureEnvelope } from '@collect/collectibles/wire'
import { data, redirect, redirectDocument } from 'react-router'

import { actKeyIn } from '../../../acts/act-key.ts'
import { withNews, withoutNews, type ActNews } from '../../../acts/act-news.ts'
import { pagePath } from '../../../acts/act-on-page.ts'
import { signInPath } from '../../../frame/sign-in-path.ts'
import type { Typed } from '../../../forms/rules.ts'
import { askCollectibles } from '../../../server/ask-collectibles.ts'
import { localeOfVisit } from '../../../server/locale.ts'
import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'
import { askedFilter, listOf, pathOfList } from '../pieces/pieces-address.ts'
import { bulkParts, readBulk, type BulkPart, type ReadBulk } from './bulk-fields.ts'
import type { PendingBulk } from './pending-bulk.ts'
import { typedBulk } from './typed-bulk.ts'
import { countOf } from './load-bulk.ts'

/** Changes what the form selects, or shows first what it would change. */
export async function changeManyPieces(visit: Visit, form: FormData) {
  const answer = await tryToChangeMany(visit, form)
  if ('page' in answer) throw redirect(answer.page)
  return data(answer.pending, { status: answer.status })
}

type Changing =
  | { readonly page: string }
  | { readonly pending: PendingBulk; readonly status: 200 | 409 | 422 | 429 | 503 }

/** @returns The page that tells what was done, else the form again */
async function tryToChangeMany(visit: Visit, form: FormData): Promise<Changing> {
  const part = bulkParts.find((known) => known === form.get('part'))
  if (!part) throw data(null, 400)
  const list = await askCollectibles(visit, '/collector')
  if (list.status === 401) throw signIn(visit)
  if (!list.ok) throw data(null, list.status)
  const { currency } = (await list.json()) as Collector // the path's type
  const typed = typedBulk(form)
  const reading = readingOf(typed, { part, currency, locale: await localeOfVisit(visit) })
  if ('problems' in reading) return { pending: { typed, isChecked: false, problems: reading.problems }, status: 422 }
  if (form.get('all') !== 'yes' && idsIn(form).length === 0)
    return { pending: { typed, isChecked: false, problems: {}, refusal: 'none' }, status: 422 }
  const step = form.get('do')
  if (step !== 'save') return { pending: { typed, isChecked: step === 'check', problems: {} }, status: 200 }
  return send(visit, form, { part, typed, currency, change: reading.change })
}

const readingOf = (typed: Typed, options: Parameters<typeof readBulk>[1]): ReadBulk =>
  options.part === 'delete' ? { change: { delete: true } } : readBulk(typed, options)

const signIn = (visit: Visit) =>
  redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(withoutNews(visit.url))))

interface Sending {
  readonly part: BulkPart
  readonly typed: Typed
  readonly currency: string
  readonly change: BulkInput['change']
}

async function send(visit: Visit, form: FormData, { part, typed, currency, change }: Sending): Promise<Changing> {
  const expected = Number(form.get('expected'))
  const body = {
    selection: await selectionOf(visit, form, currency),
    ...(Number.isSafeInteger(expected) && expected > 0 && { expected }),
    change,
  }
  const answer = await askCollectibles(visit, '/copies/bulk', 'POST', body, actKeyIn(form))
  if (answer.status === 401) throw signIn(visit)
  if (answer.ok) {
    const done = (await answer.json()) as BulkAnswer // the path's type
    return { page: pagePath(withNews(listPage(visit.url), newsOfMany(part, done))) }
  }
  const { error } = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> // the service's own envelope
  const again = { typed, isChecked: true, problems: {} }
  if (error?.id === 'plan_changed')
    return { pending: { ...again, refusal: 'moved', count: await countOf(visit, currency) }, status: 409 }
  if (answer.status === 429) return { pending: { ...again, refusal: 'enough' }, status: 429 }
  return { pending: { ...again, refusal: 'failed' }, status: answer.status === 422 ? 422 : 503 }
}

function newsOfMany(part: BulkPart, done: BulkAnswer): ActNews {
  const told = part === 'delete' ? 'many-deleted' : 'many-changed'
  if ('job' in done) return { told, batch: done.batch, job: done.job }
  const { batch, changed, skipped_count: left } = done
  return { told, count: changed, ...(left > 0 && { left }), ...(changed > 0 && { batch }) }
}

/** All that match the filters of the page, or the ones that the form names. */
async function selectionOf(visit: Visit, form: FormData, currency: string): Promise<BulkInput['selection']> {
  if (form.get('all') !== 'yes') return { ids: idsIn(form) }
  const { filter } = askedFilter(visit.url.searchParams, currency, await localeOfVisit(visit))
  return { filter: Object.fromEntries([...new Set(filter.keys())].map((name) => [name, filter.getAll(name)])) }
}

/** Ids of a field have points between them, which are shorter than fields of their own. */
const idsIn = (form: FormData): string[] =>
  form.getAll('ids').flatMap((ids) => (typeof ids === 'string' ? ids.split('.').filter((id) => id !== '') : []))

/** The list again, without the selection. */
function listPage(url: URL): URL {
  const list = listOf(url.searchParams)
  list.delete('select')
  return new URL(pathOfList(list), url)
}
