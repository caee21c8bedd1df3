import { readMoney, type FailureEnvelope } from '@collect/collectibles/wire'
import { data, redirect, redirectDocument } from 'react-router'

import { actKeyIn } from '../../acts/act-key.ts'
import { withNews, type ActNews, type Told } from '../../acts/act-news.ts'
import { pagePath } from '../../acts/act-on-page.ts'
import { readDay } from '../../forms/day-text.ts'
import { readForm } from '../../forms/form-schema.ts'
import { signInPath } from '../../frame/sign-in-path.ts'
import { behindSheet, copyPath } from '../../item/copy-path.ts'
import { askCollectibles } from '../../server/ask-collectibles.ts'
import { localeOfVisit } from '../../server/locale.ts'
import { pageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'
import { saveCopy, type RefusedCopy } from './form/save-copy.ts'
import { leaveRules, type RefusedLeaving } from './sheet/leave-rules.ts'

/** A form that is refused is drawn again. */
type CopyAct = (visit: Visit, form: FormData) => Promise<Refusal>
type Refusal = ReturnType<typeof data<RefusedCopy | RefusedLeaving>>

/** What the sheets of copies do (docs/contract/collectibles.md §5.5). The page that follows tells it. */
export const copyIntents: Readonly<Record<string, CopyAct>> = {
  add: saveCopy,
  change: saveCopy,
  async delete(visit: Visit, form: FormData) {
    const { id, path } = copyIn(visit, form)
    const answer = await askCollectibles(visit, path, 'DELETE', undefined, revIn(form))
    return tell(visit, answer, 'copy-deleted', answer.ok ? behindSheet(visit.url) : copyPath(visit.url, id))
  },
  async 'restore-copy'(visit: Visit, form: FormData) {
    const { id, path } = copyIn(visit, form)
    const answer = await askCollectibles(visit, `${path}/restore`, 'POST', {}, actKeyIn(form))
    return tell(visit, answer, 'copy-restored', copyPath(visit.url, id))
  },
  async split(visit: Visit, form: FormData) {
    const { id, path } = copyIn(visit, form)
    const quantity = Number(form.get('quantity'))
    const answer = await askCollectibles(visit, `${path}/split`, 'POST', { quantity }, actKeyIn(form))
    const made = answer.ok ? ((await answer.clone().json()) as { readonly id: string }).id : id // the path's type
    return tell(visit, answer, 'copy-split', copyPath(visit.url, made))
  },
  async leave(visit: Visit, form: FormData) {
    const { id, path } = copyIn(visit, form)
    const locale = await localeOfVisit(visit)
    const rules = leaveRules(locale)
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    const reading = readForm(rules, typed)
    if ('problems' in reading) return refusal({ about: 'leaving', typed, problems: reading.problems })
    const { status, on = '', to = '', amount = '', amount_currency = '' } = reading.typed
    const [day, money] = [readDay(on, locale), readMoney(amount, amount_currency, locale)]
    const body = {
      status,
      ...('day' in day && { on: day.day }),
      ...(to !== '' && { to }),
      ...('money' in money && { amount: money.money }),
    }
    const answer = await askCollectibles(visit, `${path}/leave`, 'POST', body, actKeyIn(form))
    return tell(visit, answer, 'copy-gone', copyPath(visit.url, id))
  },
  async 'make-more'(visit: Visit, form: FormData) {
    const { id, path } = copyIn(visit, form)
    // The page offered this quantity for the copy that it drew. A form that is sent twice changes it once.
    const quantity = Number(form.get('quantity'))
    const answer = await askCollectibles(visit, path, 'PATCH', { quantity }, revIn(form))
    return tell(visit, answer, 'copy-saved', copyPath(visit.url, id))
  },
}

const refusal = (refused: RefusedLeaving): Refusal => data(refused, { status: 422 })

/** The copy of a form. @throws 400 for a form without one */
function copyIn(visit: Visit, form: FormData): { readonly id: string; readonly path: string } {
  const query = visit.url.searchParams
  const id = form.get('copy') ?? query.get('copy') ?? query.get('leave')
  if (typeof id !== 'string' || id === '') throw data(null, 400)
  return { id, path: `/copies/${encodeURIComponent(id)}` }
}

/** The copy as the user saw it. */
const revIn = (form: FormData) => ({ 'If-Match': `"${String(form.get('rev') ?? '')}"` })

/** Goes to the page that tells what was done. */
async function tell(visit: Visit, answer: Response, told: Told, page: URL | string): Promise<never> {
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
  ['copy-split invalid', 'copy-not-split'],
])
