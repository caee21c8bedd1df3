import { redirect } from 'react-router'

import { actOnSettings } from '../account/server/act/act-on-settings.ts'
import { noStore } from '../account/server/no-store.ts'
import { signInPath } from '../frame/sign-in-path.ts'
import { typedPrefix } from '../item/copy-path.ts'
import { withNews } from '../acts/act-news.ts'
import { carryOut, ownActOf, pagePath } from '../acts/act-on-page.ts'
import { droppedChange, keptChangeIn, keptPath } from '../server/kept-change.ts'
import { pageContext } from '../server/page-context.ts'
import { sessionOfVisit } from '../server/session.ts'
import type { Visit } from '../server/visit.ts'
import { withRefusedRow } from './collection/order/refused-row.ts'
import { withTypedBulk } from './collection/bulk/typed-bulk.ts'
import { pageActs, type FormAnswer } from './page-acts.ts'
import type { Route } from './+types/kept'

/** The user has signed in again: carries out the change that this browser keeps, once, and leads to its page. */
export async function loader(visit: Route.LoaderArgs) {
  const { context, request } = visit
  const { origin, passOn } = context.get(pageContext)
  const kept = keptChangeIn(request)
  const page = kept && URL.parse(kept.path, origin)
  if (!kept || page?.origin !== origin) return redirect('/')
  const session = await sessionOfVisit(context, request)
  if (!session) return redirect(signInPath('login', origin, keptPath))
  // Also with an error, which a retry would repeat.
  passOn(new Response(null, { headers: { 'Set-Cookie': droppedChange(origin) } }))
  const answer =
    session.identity?.id === kept.owner
      ? await makeChange({ ...visit, url: page }, formOf(kept.fields)).catch((thrown) => answerOf(thrown, page))
      : redirect(page.pathname + page.search)
  answer.headers.set('Cache-Control', noStore['Cache-Control'])
  return answer
}

async function makeChange(visit: Visit, form: FormData): Promise<Response> {
  const { url } = visit
  if (url.pathname === '/settings') return actOnSettings(visit, form)
  if (!form.has('intent')) return redirect(pagePath(url))
  const ownAct = ownActOf(isPageWithActs(url.pathname) ? pageActs[url.pathname] : {}, form)
  if (ownAct) return redirect(pageWith((await ownAct(visit, form)).data, url, form))
  const { page, news } = await carryOut(visit, form)
  return redirect(pagePath(withNews(page, news)))
}

const isPageWithActs = (path: string): path is keyof typeof pageActs => Object.hasOwn(pageActs, path)

/** A form that is done throws the way to the page that tells it; one that cannot be carried out throws a status. */
function answerOf(thrown: unknown, page: URL): Response {
  if (thrown instanceof Response) return thrown
  if (thrown instanceof Error) throw thrown
  return redirect(pagePath(withNews(page, { told: 'failed' })))
}

/** The page with the form open again as the user typed it, or that tells that it is saved. */
function pageWith(answer: FormAnswer, page: URL, form: FormData): string {
  if ('isSaved' in answer) return answer.page
  if ('isChecked' in answer) return pagePath(withTypedBulk(page, answer.typed, answer.isChecked ? 'check' : 'change'))
  if ('act' in answer) return pagePath(withRefusedRow(page, answer))
  const opened = new URL(page)
  const isOfCopy = 'about' in answer
  const rev = form.get('rev')
  const typed = { ...answer.typed, ...(isOfCopy && typeof rev === 'string' && { rev }) }
  for (const [name, value] of Object.entries(typed))
    opened.searchParams.set(isOfCopy ? typedPrefix + name : name, value)
  const told = 'failure' in answer ? answer.failure : undefined
  return pagePath(told ? withNews(opened, { told }) : opened)
}

function formOf(fields: readonly (readonly [name: string, value: string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
