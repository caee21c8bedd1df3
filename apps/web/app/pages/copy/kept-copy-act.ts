import { redirect } from 'react-router'

import { pagePath } from '../../acts/act-on-page.ts'
import { typedPrefix } from '../../item/copy-path.ts'
import type { Visit } from '../../server/visit.ts'
import { copyIntents } from './copy-intents.ts'

/** Carries out a form of a copy after a sign-in; undefined for another form. A refused one opens again as it was typed. */
export async function carryOutCopyAct(visit: Visit, form: FormData): Promise<Response | undefined> {
  const intent = String(form.get('intent'))
  if (visit.url.pathname !== '/collection' || !Object.hasOwn(copyIntents, intent)) return undefined
  const refused = await copyIntents[intent]?.(visit, form).catch(answerOf)
  if (refused instanceof Response || refused === undefined) return refused
  const page = new URL(visit.url)
  const rev = form.get('rev')
  const typed = { ...refused.data.typed, ...(typeof rev === 'string' && { rev }) }
  for (const [name, value] of Object.entries(typed)) page.searchParams.set(`${typedPrefix}${name}`, value)
  return redirect(pagePath(page))
}

/** An act that succeeds throws the way to the page that tells it. */
function answerOf(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown
  throw thrown
}
