import { useText } from '@collect/messages/react'

import { PageTitle } from '../../frame/page-title.tsx'
import type { LoadedLogout } from '../server/load/load-logout.ts'

/** Explains why an OAuth2 provider's question cannot be shown. The user can log out here without it. */
export function NoLogoutCard(none: Extract<LoadedLogout, { asks: 'nothing'; reason: 'gone' | 'unavailable' }>) {
  const { text } = useText()
  const isGone = none.reason === 'gone'
  return (
    <div className="authcard">
      <PageTitle page={text('error.title')} />
      <header className="authcard__head">
        <h1>{text('error.title')}</h1>
        <p className="muted" data-testid="ui/error/message">
          {text(isGone ? 'consent.logout.gone' : 'consent.unavailable')}
        </p>
      </header>
      <a className="btn btn--primary btn--block" href={isGone ? '/logout' : none.again}>
        {text(isGone ? 'menu.logout' : 'flow.try-again')}
      </a>
    </div>
  )
}
