import type { FailureEnvelope, UndoAnswer } from '@collect/collectibles/wire'
import { data, redirect, redirectDocument } from 'react-router'

import { signInPath } from '../frame/sign-in-path.ts'
import { askCollectibles } from '../server/ask-collectibles.ts'
import { unlessSignedOut } from '../server/kept-change.ts'
import { pageContext } from '../server/page-context.ts'
import type { Visit } from '../server/visit.ts'
import { withNews, withoutNews, type ActNews } from './act-news.ts'
import { callOf, type ActCall } from './catalogue-acts.ts'

/** The action of every page with items. */
export async function actOnPage(visit: Visit) {
  const form = await visit.request.formData()
  return unlessSignedOut(visit, form, () => answerAct(visit, form))
}

async function answerAct(visit: Visit, form: FormData) {
  const { page, news } = await carryOut(visit, form)
  // A form that was posted without a script gets a redirect, so a reload posts nothing again.
  if (visit.request.headers.get('Accept')?.includes('text/html')) throw redirect(pagePath(withNews(page, news)))
  return data(news)
}

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
  const answer = await askCollectibles(visit, call.path, call.method, call.body)
  // The session has ended: sign in, and come back to the page.
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(page)))
  const item = form.get('item')
  if (form.get('intent') === 'mark' && typeof item === 'string') page.hash = `cell-${item}`
  return { page, news: await newsOf(call, answer) }
}

export const pagePath = ({ pathname, search, hash }: URL): string => pathname + search + hash

async function newsOf(call: ActCall, answer: Response): Promise<ActNews> {
  const body = await bodyOf(answer)
  if (!answer.ok) {
    const { error } = (body ?? {}) as Partial<FailureEnvelope> // the service's own envelope
    return { told: error?.id === 'wrong_state' && call.told === 'released' ? 'more-to-lose' : 'failed' }
  }
  const batch = answer.headers.get('Batch-Id') ?? undefined
  if (call.told === 'wishes-made') {
    const { made } = body as { readonly made: number } // the path's type
    return { told: call.told, count: made, ...(made > 0 && { batch }) }
  }
  if (call.told === 'undone') return undoNews(body as UndoAnswer) // the path's type
  return { told: call.told, batch }
}

function undoNews(undo: UndoAnswer): ActNews {
  if ('job' in undo) return { told: 'undone' }
  const left = undo.changed_since.length
  return { told: left > 0 ? 'undone-partly' : 'undone', count: undo.undone, ...(left > 0 && { left }) }
}

async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (!answer.headers.get('Content-Type')?.includes('json') || text === '') return undefined
  return JSON.parse(text)
}
