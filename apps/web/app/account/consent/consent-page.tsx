import type { Route } from '../+types/consent'
import { AccountFrame } from '../frame/account-frame.tsx'
import { ConsentCard } from './consent-card.tsx'
import { NoConsentCard } from './no-consent-card.tsx'

/** The page on which a user decides about an application (CONSENT-SCREEN). */
export function ConsentPage({ loaderData: { loaded } }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <AccountFrame>
      {loaded.asks ? <ConsentCard flow={loaded.flow} project={loaded.project} /> : <NoConsentCard {...loaded} />}
    </AccountFrame>
  )
}
