import { useText } from '@collect/messages/react'

import { PageTitle } from '../../frame/page-title.tsx'
import type { Route } from '../+types/logout'
import { UndecidedCard } from '../consent/undecided-card.tsx'
import { AccountFrame } from '../frame/account-frame.tsx'
import { LogoutCard } from './logout-card.tsx'
import { NoLogoutCard } from './no-logout-card.tsx'
import { SignedOutCard } from './signed-out-card.tsx'

type LogoutPageProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>

/** Logout confirmation (LOGOUT-PAGE-1). */
export function LogoutPage({ loaderData: { stay, signIn, loaded }, actionData }: LogoutPageProps) {
  const { text } = useText()
  if (actionData) {
    return (
      <AccountFrame>
        <UndecidedCard post={actionData} action="/logout" />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame>
      {loaded.asks === 'nothing' ? (
        loaded.reason === 'signed-out' ? (
          <SignedOutCard signIn={signIn} />
        ) : (
          <NoLogoutCard {...loaded} />
        )
      ) : (
        <>
          <PageTitle page={text('logout.title')} />
          <LogoutCard asked={loaded} stay={stay} />
        </>
      )}
    </AccountFrame>
  )
}
