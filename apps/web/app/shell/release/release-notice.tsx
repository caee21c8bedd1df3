import { useText } from '@collect/messages/react'
import { useEffect, useState } from 'react'

import { ProductIcon } from '../../frame/icon.tsx'
import { contact } from '../../contact.ts'

/**
 * LOST-PAGE-3: a notice across the page that the server has a newer release, which comes with the next page. It is no toast: the
 * toasts' script may be gone with the older release.
 */
export function ReleaseNotice() {
  const { text } = useText()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    import('./watch-release.ts').then(
      ({ watchRelease }) => {
        if (isGone) return
        stop = watchRelease(() => {
          contact.isOutdated = true
          setIsShown(true)
        })
      },
      () => undefined, // Without the watch, a page whose file is gone is loaded as a document.
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return (
    <div role="status" className="notice__place">
      {isShown && (
        <div className="notice notice--walnut">
          <div className="shell notice__in">
            <ProductIcon name="reload" />
            <p className="notice__t">
              <b>{text('release.title')}</b> {text('release.text')}
            </p>
            <button className="btn btn--sm" type="button" onClick={() => location.reload()}>
              {text('release.reload')}
            </button>
            <button
              className="iconbtn"
              type="button"
              aria-label={text('toast.close')}
              onClick={() => setIsShown(false)}
            >
              <ProductIcon name="close" small />
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
