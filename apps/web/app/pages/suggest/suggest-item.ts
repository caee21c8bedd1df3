import type { FailureEnvelope } from '@collect/collectibles/wire'
import { data, redirect, redirectDocument } from 'react-router'

import { withNews, withoutNews } from '../../acts/act-news.ts'
import { pagePath } from '../../acts/act-on-page.ts'
import { signInPath } from '../../frame/sign-in-path.ts'
import { askCollectibles } from '../../server/ask-collectibles.ts'
import { pageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'
import { suggestionIn } from './suggestion-in.ts'

/** What the user typed, and the fields that the service refuses. */
export interface RefusedSuggestion {
  readonly typed: Readonly<Record<string, string>>
  /** Path of a field → id of its problem; empty when nothing could be saved at all. */
  readonly problems: Readonly<Record<string, string>>
}

/** Makes an item that only its owner sees, and offers it to everybody on request. */
export async function suggestItem(visit: Visit, form: FormData) {
  const page = withoutNews(visit.url)
  const { id, category, body } = suggestionIn(form)
  const answer = await askCollectibles(visit, `/items/${encodeURIComponent(id)}`, 'PUT', body)
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(page)))
  if (!answer.ok) return data(await refusalOf(answer, form), { status: answer.status === 422 ? 422 : 503 })
  const isOffered = form.get('offer') === 'yes' && (await offer(visit, id))
  page.search = new URLSearchParams({ drawer: category, item: id }).toString()
  throw redirect(pagePath(withNews(page, { told: isOffered ? 'offered' : 'suggested' })))
}

const offer = async (visit: Visit, id: string): Promise<boolean> =>
  (await askCollectibles(visit, `/items/${encodeURIComponent(id)}/submission`, 'POST', {})).ok

async function refusalOf(answer: Response, form: FormData): Promise<RefusedSuggestion> {
  const typed = Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
  const { error } = (await answer.json().catch(() => ({}))) as Partial<FailureEnvelope> // the service's own envelope
  return { typed, problems: Object.fromEntries((error?.details ?? []).map(({ path, id }) => [path, id])) }
}
