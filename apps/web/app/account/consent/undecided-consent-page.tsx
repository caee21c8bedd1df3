import type { Route } from '../+types/consent-decision'
import { AccountFrame } from '../frame/account-frame.tsx'
import { decisionPath } from '../server/consent-address.ts'
import { UndecidedCard } from './undecided-card.tsx'

/** Only a post that decided nothing draws this page. */
export function UndecidedConsentPage({ actionData }: Pick<Route.ComponentProps, 'actionData'>) {
  return <AccountFrame>{actionData && <UndecidedCard post={actionData} action={decisionPath} />}</AccountFrame>
}
