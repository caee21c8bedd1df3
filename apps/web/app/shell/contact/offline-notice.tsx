import { useText } from '@collect/messages/react'
import { useSyncExternalStore } from 'react'

import { ProductIcon } from '../../frame/icon.tsx'
import { useContact } from './use-contact.ts'

/** A notice across the page that the server cannot be reached, with a button to retry. */
export function OfflineNotice() {
  const { text } = useText()
  const isOffline = useSyncExternalStore(watchLine, isCutOff, () => false)
  const { isLost, tryAgain } = useContact()
  return (
    <div role="status" className="notice__place">
      {(isOffline || isLost) && (
        <div className="notice notice--walnut">
          <div className="shell notice__in">
            <ProductIcon name="offline" />
            <p className="notice__t">
              <b>{text('offline.title')}</b> {text('offline.text')}
            </p>
            {isLost && (
              <button className="btn btn--sm" type="button" onClick={tryAgain}>
                {text('flow.try-again')}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

const isCutOff = () => !navigator.onLine

function watchLine(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
