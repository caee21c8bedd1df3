import { useEffect } from 'react'

import { retryParameter } from '../retry.ts'

/** Once the page stands, the mark of a second try has done its work: the next failure may be repaired again. */
export function useCleanUrl(): void {
  useEffect(() => {
    const address = new URL(location.href)
    if (!address.searchParams.has(retryParameter)) return
    address.searchParams.delete(retryParameter)
    history.replaceState(history.state, '', address)
  }, [])
}
