import { useSession } from '@collect/flow-react'
import { useEffect } from 'react'

import { useFrame } from '../frame/use-frame.ts'

/**
 * The user of the page, as the server rendered it, until a check finds that the session has ended. A page that comes
 * back into view checks again: the user may have signed out in another tab.
 */
export function useViewer() {
  const viewer = useFrame()?.viewer
  const { initialized, isAuthenticated, error, refetch } = useSession()
  const isSignedIn = viewer !== undefined
  useEffect(() => {
    if (!isSignedIn) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') void refetch()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isSignedIn, refetch])
  const hasEnded = initialized && !isAuthenticated && !error
  return hasEnded ? undefined : viewer
}
