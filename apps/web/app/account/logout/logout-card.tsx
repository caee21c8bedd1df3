import { useText } from '@collect/messages/react'

import type { LoadedLogout } from '../server/load/load-logout.ts'

interface LogoutCardProps {
  readonly asked: Exclude<LoadedLogout, { asks: 'nothing' }>
  /** The address of a user who stays signed in. */
  readonly stay: string
}

/** Asks whether to log out (LOGOUT-PAGE-1). An OAuth2 provider gets either answer. */
export function LogoutCard({ asked, stay }: LogoutCardProps) {
  const { text } = useText()
  const isProvider = asked.asks === 'provider'
  return (
    <div className="authcard">
      <header className="authcard__head">
        <h1>{text('logout.title')}</h1>
        {isProvider && asked.party && <p className="muted">{text('consent.logout.asks', { party: asked.party })}</p>}
      </header>
      <form method="post" action="/logout" className="two">
        {isProvider ? (
          <>
            <input type="hidden" name="logout_challenge" value={asked.challenge} />
            <input type="hidden" name="csrf_token" value={asked.word} />
            <button className="btn" type="submit" name="action" value="reject">
              {text('logout.reject-button')}
            </button>
          </>
        ) : (
          <a className="btn" href={stay}>
            {text('logout.reject-button')}
          </a>
        )}
        <button
          className="btn btn--primary"
          type="submit"
          data-testid="logout"
          {...(isProvider && { name: 'action', value: 'accept' })}
        >
          {text('logout.accept-button')}
        </button>
      </form>
    </div>
  )
}
