import { useText } from '@collect/messages/react'
import { lazy, type ComponentType } from 'react'
import { useLocation } from 'react-router'

import { behindSheet } from '../item/copy-path.ts'
import { FormSheet } from './copy/form/form-sheet.tsx'

/**
 * A sheet whose script loads when it opens, so that a page without one loads no forms. It has no place of its own to wait
 * in (`Suspense`): the server draws it whole, and the page stays as it is until the script is there.
 */
export const lateSheet = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: FailedSheet }),
    ),
  )

/** The script did not arrive. Only a new document asks for it again. */
function FailedSheet() {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const list = behindSheet(here)
  return (
    <FormSheet
      title={text('page.incomplete')}
      opener="#content"
      closePath={pathname === '/collection' ? list.pathname + list.search : pathname}
    >
      <div className="sheet__body">
        <p>
          <a className="btn" href={here}>
            {text('release.reload')}
          </a>
        </p>
      </div>
    </FormSheet>
  )
}
