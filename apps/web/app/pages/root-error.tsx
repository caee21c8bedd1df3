import { useRouteError } from 'react-router'

import { FailedPage } from '../account/frame/failed-page.tsx'
import { failedBy } from '../shell/contact/failed.ts'

/** The error page when the product's frame, or a page without it, fails. */
export function RootError() {
  return <FailedPage failed={failedBy(useRouteError())} />
}
