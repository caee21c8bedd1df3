import { redirect } from 'react-router'

import type { WordyHandle } from '../frame/use-language.ts'
import type { Route } from './+types/consent-decision'
import { answerForm, answerScript, isScriptPost } from './server/act/answer-consent.ts'

/** A script gets JSON instead of a page. A visitor who opens the address has nothing to decide. */
export const middleware: Route.MiddlewareFunction[] = [
  async (visit, next) => {
    if (isScriptPost(visit.request)) return answerScript(visit)
    return visit.request.method === 'POST' ? next() : redirect('/')
  },
]

export const action = (visit: Route.ActionArgs) => answerForm(visit)

/** The words of consents are not in the catalogue of the account pages. */
export const handle: WordyHandle = { words: 'all' }

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export { LeaveRouter as default } from '../leave-router.tsx'
