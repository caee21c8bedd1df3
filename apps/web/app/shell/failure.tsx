import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'

import { PageTitle } from '../frame/page-title.tsx'
import { useOpenPage } from '../open-page.ts'
import type { PageFailure } from './contact/failed.ts'

interface FailureProps {
  readonly failed: PageFailure
  /** Classes of the element, which differ between the two frames. */
  readonly head: string
  readonly acts: string
  readonly button: string
  /** Links of a frame that has other pages, for an address without a page. */
  readonly elsewhere?: ReactNode
}

/** Explains the error to the user, with a link to load the page again, or links to pages that exist. */
export function Failure({ failed, head, acts, button, elsewhere }: FailureProps) {
  const { text } = useText()
  const { pathname, search } = useOpenPage()
  const isMissing = failed === 'missing'
  const isLost = failed === 'unreached'
  const title = text(isMissing ? 'error.title-not-found' : isLost ? 'error.title' : 'error.title-internal-server-error')
  return (
    <>
      <PageTitle page={title} />
      <header className={head}>
        <h1>{title}</h1>
        <p className="muted" data-testid="ui/error/message">
          {text(isMissing ? 'error.not-found.description' : isLost ? 'flow.unreachable' : 'error.server')}
        </p>
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
        {isMissing && elsewhere}
      </div>
    </>
  )
}
