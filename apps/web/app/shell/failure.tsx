import { useText } from '@collect/messages/react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'

import { PageTitle } from '../frame/page-title.tsx'
import { isUnreached } from './contact/is-unreached.ts'

interface FailureProps {
  /** Classes of the element, which differ between the two frames. */
  readonly head: string
  readonly acts: string
  readonly button: string
}

/** Explains the error to the user, with links to load the page again and to the home page. */
export function Failure({ head, acts, button }: FailureProps) {
  const error = useRouteError()
  const { text } = useText()
  const { pathname, search } = useLocation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const isLost = isUnreached(error)
  const title = text(isMissing ? 'error.title-not-found' : isLost ? 'error.title' : 'error.title-internal-server-error')
  return (
    <>
      <PageTitle page={title} />
      <header className={head}>
        <h1>{title}</h1>
        <p className="muted" data-testid="ui/error/message">
          {text(isMissing ? 'error.not-found.description' : isLost ? 'flow.unreachable' : 'error.server')}
        </p>
        {!isMissing && !isLost && <p className="muted">{text('error.instructions.no-details')}</p>}
      </header>
      <div className={acts}>
        {!isMissing && (
          <a className={`btn btn--primary ${button}`} href={pathname + search}>
            {text('flow.try-again')}
          </a>
        )}
        <a className={`btn ${isMissing ? 'btn--primary' : button}`} href="/">
          {text('flow.back-home')}
        </a>
      </div>
    </>
  )
}
