import { useText } from '@collect/messages/react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

import { PageTitle } from '../account/frame/page-title.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { TopBar } from './top-bar.tsx'

/** Every address that leads nowhere, and every mistake of ours, in the frame of the product. */
export function RootError() {
  const error = useRouteError()
  const { text } = useText()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = text(isMissing ? 'error.title-not-found' : 'error.title-internal-server-error')
  return (
    <>
      <PageTitle page={title} />
      <div className="app">
        <div className="shell">
          <TopBar />
          <main id="content" className="empty empty--page">
            <h1>{title}</h1>
            <p className="muted" data-testid="ui/error/message">
              {text(isMissing ? 'error.not-found.description' : 'error.server')}
            </p>
            {!isMissing && <p className="muted">{text('error.instructions')}</p>}
            <div className="acts">
              <a className="btn btn--primary" href="/">
                {text('flow.back-home')}
              </a>
            </div>
          </main>
        </div>
      </div>
      <BottomBar inert={false} />
    </>
  )
}
