import { useText } from '@collect/messages/react'

import { PageTitle } from '../../frame/page-title.tsx'
import type { NoConsent } from '../server/load/load-consent.ts'

/** Explains why there is nothing to decide, and offers a way on. */
export function NoConsentCard(none: NoConsent) {
  const { text } = useText()
  return (
    <div className="authcard">
      <PageTitle page={text('error.title')} />
      <header className="authcard__head">
        <h1>{text('error.title')}</h1>
        <p className="muted" data-testid="ui/error/message">
          {none.reason === 'other-account'
            ? text('consent.other-account', { identifier: none.account })
            : text(`consent.${none.reason}`)}
        </p>
      </header>
      <div className="stack">
        <WayOn {...none} />
        <a className="btn btn--block" href="/">
          {text('flow.back-home')}
        </a>
      </div>
    </div>
  )
}

function WayOn(none: NoConsent) {
  const { text } = useText()
  switch (none.reason) {
    case 'unavailable':
      return (
        <a className="btn btn--primary btn--block" href={none.again}>
          {text('flow.try-again')}
        </a>
      )
    case 'other-account':
      return (
        // Signs out and returns to the same request, which leads to the sign-in page.
        <form method="post" action="/logout">
          <input type="hidden" name="consent_challenge" value={none.challenge} />
          <button className="btn btn--primary btn--block" type="submit">
            {text('consent.sign-in-as-another')}
          </button>
        </form>
      )
    case 'gone':
    case 'no-provider':
      return null
  }
}
