import { useEffect } from 'react'

import { retryParameter } from '../retry.ts'

/** Removes the retry mark from the address once the page is shown, so that the next failure may be repaired again. */
export function useCleanUrl(): void {
  useEffect(() => {
    const address = new URL(location.href)
    if (!address.searchParams.has(retryParameter)) return
    address.searchParams.delete(retryParameter)
    history.replaceState(history.state, '', address)
  }, [])
}
