import { redirect } from 'react-router'

import { actOnSettings } from '../account/server/act/act-on-settings.ts'
import { noStore } from '../account/server/no-store.ts'
import { signInPath } from '../frame/sign-in-path.ts'
import { withNews } from '../acts/act-news.ts'
import { pagePath, carryOut } from '../acts/act-on-page.ts'
import { droppedChange, keptChangeIn, keptPath } from '../server/kept-change.ts'
import { pageContext } from '../server/page-context.ts'
import { sessionOfVisit } from '../server/session.ts'
import type { Visit } from '../server/visit.ts'
import { tryToDelete, tryToSavePreferences } from './collection/preferences/save-preferences.ts'
import { withRefusedRow } from './collection/order/refused-row.ts'
import { orderActs } from './collection/order-acts.ts'
import { tryToSaveWish } from './collection/wishes/save-wish.ts'
import { withTypedBulk } from './collection/bulk/typed-bulk.ts'
import { tryToChangeMany } from './collection/bulk/change-many-pieces.ts'
import { carryOutCopyAct } from './copy/kept-copy-act.ts'
import { ownItemIntents, tryToSave } from './own-item/save-own-item.ts'
import type { Route } from './+types/kept'

/** The user has signed in again: carries out the change that this browser keeps, once, and leads to its page. */
export async function loader(visit: Route.LoaderArgs) {
  const { context, request } = visit
  const { origin } = context.get(pageContext)
  const kept = keptChangeIn(request)
  const page = kept && URL.parse(kept.path, origin)
  if (!kept || page?.origin !== origin) return redirect('/')
  const session = await sessionOfVisit(context, request)
  if (!session) return redirect(signInPath('login', origin, keptPath))
  const answer =
    session.identity?.id === kept.owner
      ? await makeChange({ ...visit, url: page }, formOf(kept.fields))
      : redirect(page.pathname + page.search)
  answer.headers.append('Set-Cookie', droppedChange(origin))
  answer.headers.set('Cache-Control', noStore['Cache-Control'])
  return answer
}

async function makeChange(visit: Visit, form: FormData): Promise<Response> {
  if (visit.url.pathname === '/settings') return actOnSettings(visit, form)
  if (!form.has('intent')) return redirect(pagePath(visit.url))
  const save = savers.get(String(form.get('intent')))
  if (save) return saveKept(visit, await save(visit, form))
  const orderAct = orderActs[String(form.get('intent'))]
  if (orderAct) {
    const answer = await orderAct(visit, form)
    return redirect('saved' in answer ? answer.saved : pagePath(withRefusedRow(visit.url, answer.refused)))
  }
  if (form.get('intent') === 'bulk') {
    const answer = await tryToChangeMany(visit, form)
    if ('page' in answer) return redirect(answer.page)
    const { typed, isChecked } = answer.pending
    return redirect(pagePath(withTypedBulk(visit.url, typed, isChecked ? 'check' : 'change')))
  }
  const done = await carryOutCopyAct(visit, form)
  if (done) return done
  const { page, news } = await carryOut(visit, form)
  return redirect(pagePath(withNews(page, news)))
}

interface RefusedForm {
  readonly refused: { readonly typed: Readonly<Record<string, string>> }
}

type SaveForm = (visit: Visit, form: FormData) => Promise<{ readonly saved: string } | RefusedForm>

/** Forms that are drawn again when the service refuses them. */
const savers = new Map<string, SaveForm>([
  ...ownItemIntents.map((intent) => [intent, tryToSave] as const),
  ['wish', tryToSaveWish],
  ['preferences', tryToSavePreferences],
  ['delete-collection', tryToDelete],
])

/** A form that the service refuses opens again with what the user typed. */
function saveKept(visit: Visit, answer: { readonly saved: string } | RefusedForm): Response {
  if ('saved' in answer) return redirect(answer.saved)
  const page = new URL(visit.url)
  for (const [name, value] of Object.entries(answer.refused.typed)) page.searchParams.set(name, value)
  return redirect(pagePath(page))
}

function formOf(fields: readonly (readonly [name: string, value: string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
