import type { FailureEnvelope, SpareMarkAnswer, UndoAnswer } from '@collect/collectibles/wire'
import { data, redirect, redirectDocument } from 'react-router'

import { signInPath } from '../frame/sign-in-path.ts'
import { askCollectibles } from '../server/ask-collectibles.ts'
import { unlessSignedOut } from '../server/kept-change.ts'
import { pageContext } from '../server/page-context.ts'
import type { Visit } from '../server/visit.ts'
import type { UnsavedForm } from '../shell/unsaved-form.tsx'
import { withNews, withoutNews, type ActNews, type Told } from './act-news.ts'
import { callOf, type ActCall } from './catalogue-acts.ts'

/** What one page alone does with a form, by its intent. */
export type OwnActs<Answer> = Readonly<Record<string, (visit: Visit, form: FormData) => Promise<Answer>>>

/** What the page alone does with this form; undefined for a form that every page with items has. */
export function ownActOf<Answer>(own: OwnActs<Answer>, form: FormData): OwnActs<Answer>[string] | undefined {
  const intent = form.get('intent')
  return typeof intent === 'string' && Object.hasOwn(own, intent) ? own[intent] : undefined
}

/** The action of every page with items. A page may have intents of its own. */
export async function actOnPage<Answer = never>(visit: Visit, own: OwnActs<Answer> = {}) {
  const form = await visit.request.formData()
  const act = ownActOf(own, form)
  return unlessSignedOut<Answer | Awaited<ReturnType<typeof answerAct>>>(
    visit,
    form,
    () => (act ? act(visit, form) : answerAct(visit, form)),
    async ({ path, fields }) => {
      // The error page of the product holds it, with and without a script.
      throw data<UnsavedForm>({ unsaved: { path, fields } }, 401)
    },
  )
}

async function answerAct(visit: Visit, form: FormData) {
  const { page, news } = await carryOut(visit, form)
  // A form that was posted without a script gets a redirect, so a reload posts nothing again.
  const isToldByThePage =
    toldByThePage.has(String(form.get('intent'))) ||
    form.get('tell') === 'page' ||
    // After a reload the page still tells how far it is.
    news.told === 'spares-marking'
  if (isToldByThePage || visit.request.headers.get('Accept')?.includes('text/html'))
    throw redirect(pagePath(withNews(page, news)))
  return data(news)
}

/** Acts on the item itself: the page that follows tells them, with a script too. */
const toldByThePage = new Set(['offer', 'delete-item'])

interface CarriedOut {
  /** The page of the form, at the place of what changed. */
  readonly page: URL
  readonly news: ActNews
}

/** Does what the form says. @throws 400 for a form that no page has, and the way to the sign-in without a session. */
export async function carryOut(visit: Visit, form: FormData): Promise<CarriedOut> {
  const page = withoutNews(visit.url)
  const call = callOf(form, page)
  if (!call) throw data(null, 400)
  const answer = await askCollectibles(visit, call.path, call.method, call.body, call.headers)
  // The session has ended: sign in, and come back to the page.
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(page)))
  const news = await newsOf(call, answer)
  if (news.told === 'deleted') {
    // The list that the item stood in tells it.
    page.pathname = '/discover'
    page.search = new URLSearchParams({ drawer: String(form.get('category')) }).toString()
    return { page, news }
  }
  const row = rowOf(form, page)
  if (row === undefined) return { page, news }
  page.hash = `cell-${row}`
  return { page, news: form.get('intent') === 'toggle' ? { ...news, about: row } : news }
}

/** The item of the list whose row has the form; an open item has its own. */
function rowOf(form: FormData, page: URL): string | undefined {
  const item = form.get('item')
  return typeof item === 'string' && !page.searchParams.has('item') ? item : undefined
}

export const pagePath = ({ pathname, search, hash }: URL): string => pathname + search + hash

async function newsOf(call: ActCall, answer: Response): Promise<ActNews> {
  const body = await bodyOf(answer)
  if (!answer.ok) {
    const { error } = (body ?? {}) as Partial<FailureEnvelope> // the service's own envelope
    return { told: refusals.get(`${call.told} ${error?.id}`) ?? 'failed' }
  }
  const batch = answer.headers.get('Batch-Id') ?? undefined
  if (call.told === 'wishes-made') {
    const { made } = body as { readonly made: number } // the path's type
    return { told: call.told, count: made, ...(made > 0 && { batch }) }
  }
  if (call.told === 'spares-marked') return sparesNews(body as SpareMarkAnswer) // the path's type
  if (call.told === 'undone') return undoNews(body as UndoAnswer) // the path's type
  return { told: call.told, batch }
}

/** What a refusal of an act means to the user; any other one is a failure. */
const refusals: ReadonlyMap<string, Told> = new Map([
  ['released wrong_state', 'more-to-lose'],
  ['deleted still_used', 'still-used'],
  ['offered slow_down', 'enough-offers'],
  ['wish-removed not_found', 'wish-gone'],
  ['wish-removed changed', 'overtaken'],
  ['wish-fulfilled not_found', 'wish-gone'],
  ['spares-marked slow_down', 'too-often'],
  ['samples-removed changed', 'overtaken'],
  ['samples-shown changed', 'overtaken'],
])

/** A large collection is marked by a job, which the page follows to its end. */
const sparesNews = (marked: SpareMarkAnswer): ActNews =>
  'job' in marked
    ? { told: 'spares-marking', batch: marked.batch, job: marked.job }
    : { told: 'spares-marked', count: marked.changed, ...(marked.changed > 0 && { batch: marked.batch }) }

function undoNews(undo: UndoAnswer): ActNews {
  if ('job' in undo) return { told: 'undoing', job: undo.job }
  const left = undo.changed_since_count
  return { told: left > 0 ? 'undone-partly' : 'undone', count: undo.undone, ...(left > 0 && { left }) }
}

async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (!answer.headers.get('Content-Type')?.includes('json') || text === '') return undefined
  return JSON.parse(text)
}
