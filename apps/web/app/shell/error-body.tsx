import { useText } from '@collect/messages/react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

import { failedBy } from './contact/failed.ts'
import { Failure } from './failure.tsx'
import { isUnsavedForm, UnsavedFormBody } from './unsaved-form.tsx'

/** The body of a failed page, within the product's frame. */
export function ErrorBody() {
  const error = useRouteError()
  const { text } = useText()
  if (isRouteErrorResponse(error) && isUnsavedForm(error.data)) return <UnsavedFormBody form={error.data} />
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
      <Failure failed={failedBy(error)} head="empty__head" acts="acts" button="" elsewhere={elsewhere} />
    </main>
  )
}
