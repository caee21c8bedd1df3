import type { FailureEnvelope } from '@collect/collectibles/wire'
import { data, redirect, redirectDocument } from 'react-router'

import { withNews, type ActNews, type Told } from '../../../acts/act-news.ts'
import { pagePath } from '../../../acts/act-on-page.ts'
import { signInPath } from '../../../frame/sign-in-path.ts'
import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'

/** The copy of a form. @throws 400 for a form without one */
export function copyIn(visit: Visit, form: FormData): { readonly id: string; readonly path: string } {
  const query = visit.url.searchParams
  const id = form.get('copy') ?? query.get('copy') ?? query.get('leave')
  if (typeof id !== 'string' || id === '') throw data(null, 400)
  return { id, path: `/copies/${encodeURIComponent(id)}` }
}

/** Goes to the page that tells what was done. */
export async function tellCopy(visit: Visit, answer: Response, told: Told, page: URL | string): Promise<never> {
  if (answer.status === 401)
    throw redirectDocument(signInPath('login', visit.context.get(pageContext).origin, pagePath(visit.url)))
  const { error } = answer.ok ? {} : ((await answer.json().catch(() => ({}))) as Partial<FailureEnvelope>) // the service's own envelope
  const news: ActNews = answer.ok
    ? { told, batch: answer.headers.get('Batch-Id') ?? undefined }
    : { told: refusals.get(`${told} ${error?.id}`) ?? 'failed' }
  throw redirect(pagePath(withNews(new URL(page, visit.url), news)))
}

/** What a refusal means to the user; any other one is a failure. */
const refusals: ReadonlyMap<string, Told> = new Map([
  ['copy-deleted changed', 'copy-late'],
  ['copy-saved changed', 'copy-late'],
  ['copy-split not_found', 'copy-late'],
  ['copy-gone not_found', 'copy-late'],
])

/** What a refusal of a form means to the user that no field of it is about. */
export function failureOf(error: FailureEnvelope['error'] | undefined): Told {
  if (error?.id === 'invalid' && error.details?.some(({ path }) => path === 'name')) return 'copy-nameless'
  if (error?.id === 'wrong_state') return 'copy-promised'
  return error?.id === 'slow_down' ? 'too-often' : 'failed'
}
