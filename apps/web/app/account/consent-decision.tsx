import { redirect } from 'react-router'

import type { WordyHandle } from '../frame/use-language.ts'
import type { Route } from './+types/consent-decision'
import { UndecidedCard } from './consent/undecided-card.tsx'
import { AccountFrame } from './frame/account-frame.tsx'
import { decisionPath } from './server/consent-address.ts'
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

/** Only a post that decided nothing draws this page. */
export default function ConsentDecisionPage({ actionData }: Route.ComponentProps) {
  return <AccountFrame>{actionData && <UndecidedCard post={actionData} action={decisionPath} />}</AccountFrame>
}
