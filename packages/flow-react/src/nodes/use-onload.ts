import { useEffect } from 'react'
import { loadCeremony } from '../load-ceremony.ts'

/** Calls a function of the service's script once after mount. It offers passkeys in the autofill list. */
export function useOnload(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    // If it fails, only the autofill list has no passkeys.
    loadCeremony().then(
      ({ offerAutofill }) => offerAutofill(name),
      () => {},
    )
  }, [name])
}
