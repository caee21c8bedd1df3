import { useText } from '@collect/messages/react'
import { useRouteError } from 'react-router'

import { failedBy } from './contact/failed.ts'
import { Failure } from './failure.tsx'

/** The body of a failed page, within the product's frame. */
export function ErrorBody() {
  const failed = failedBy(useRouteError())
  const { text } = useText()
  const elsewhere = (
    <>
      <a className="btn" href="/discover">
        {text('navigation.discover')}
      </a>
      <a className="btn" href="/collection">
        {text('navigation.collection')}
      </a>
    </>
  )
  return (
    <main id="content" className="empty empty--page" tabIndex={-1}>
      <Failure failed={failed} head="empty__head" acts="acts" button="" elsewhere={elsewhere} />
    </main>
  )
}
