import { useText } from '@collect/messages/react'
import { lazy, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router'

import { behindSheet } from '../item/copy-path.ts'
import { ViewHead } from './view-head.tsx'
import { FormSheet } from '../forms/form-sheet.tsx'

/**
 * A part of a page whose script loads when it opens, so that other pages load no forms. It has no place of its own to
 * wait in (`Suspense`): the server draws it whole, and the page stays as it is until the script is there.
 */
const late =
  (Failed: () => ReactNode) =>
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
    lazy(() =>
      load().then(
        (loaded) => ({ default: loaded }),
        () => ({ default: Failed }),
      ),
    )

export const lateSheet = late(FailedSheet)
export const lateView = late(FailedView)

/** The script did not arrive. Only a new document asks for it again. */
function FailedSheet() {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const list = behindSheet(pathname + search)
  return (
    <FormSheet
      title={text('page.incomplete')}
      opener="#content"
      closePath={pathname === '/collection' ? list.pathname + list.search : pathname}
    >
      <div className="sheet__body">
        <Reload />
      </div>
    </FormSheet>
  )
}

function FailedView() {
  const { text } = useText()
  return (
    <ViewHead title={text('page.incomplete')}>
      <Reload />
    </ViewHead>
  )
}

function Reload() {
  const { text } = useText()
  const { pathname, search } = useLocation()
  return (
    <a className="btn" href={pathname + search}>
      {text('release.reload')}
    </a>
  )
}
