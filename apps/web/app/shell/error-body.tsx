import { useText } from '@collect/messages/react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

import { PageTitle } from '../account/frame/page-title.tsx'

/** What went wrong, as far as a person is helped by it, and the way home. */
export function ErrorBody() {
  const error = useRouteError()
  const { text } = useText()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = text(isMissing ? 'error.title-not-found' : 'error.title-internal-server-error')
  return (
    <main id="content" className="empty empty--page" tabIndex={-1}>
      <PageTitle page={title} />
      <h1>{title}</h1>
      <p className="muted" data-testid="ui/error/message">
        {text(isMissing ? 'error.not-found.description' : 'error.server')}
      </p>
      {!isMissing && <p className="muted">{text('error.instructions.no-details')}</p>}
      <div className="acts">
        <a className="btn btn--primary" href="/">
          {text('flow.back-home')}
        </a>
      </div>
    </main>
  )
}
