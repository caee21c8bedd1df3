import { useText } from '@collect/messages/react'
import { data, redirect, redirectDocument } from 'react-router'

import { pageContext } from '../server/page-context.ts'
import type { Route } from './+types/logout'
import { AccountFrame } from './frame/account-frame.tsx'
import { PageTitle } from '../frame/page-title.tsx'
import { logoutAddressOf } from './server/addresses.ts'
import { noStore } from './server/no-store.ts'

export function loader({ context }: Route.LoaderArgs) {
  return data({ stay: context.get(pageContext).project.default_redirect_url }, { headers: noStore })
}

/**
 * Ends the session. All logout buttons post here: this works before any script runs, and a prefetched link cannot sign
 * the user out. The router refuses posts from other sites.
 */
export async function action(visit: Route.ActionArgs) {
  const address = await logoutAddressOf(visit)
  // CALL-LOGOUT-1: to `/` when there is no way to log out.
  return address ? redirectDocument(address) : redirect('/')
}

export const headers = () => noStore

/** Logout confirmation (LOGOUT-PAGE-1). */
export default function LogoutPage({ loaderData: { stay } }: Route.ComponentProps) {
  const { text } = useText()
  return (
    <AccountFrame>
      <PageTitle page={text('logout.title')} />
      <div className="authcard">
        <header className="authcard__head">
          <h1>{text('logout.title')}</h1>
        </header>
        <form method="post" action="/logout" className="two">
          <a className="btn" href={stay}>
            {text('logout.reject-button')}
          </a>
          <button className="btn btn--primary" type="submit" data-testid="logout">
            {text('logout.accept-button')}
          </button>
        </form>
      </div>
    </AccountFrame>
  )
}
