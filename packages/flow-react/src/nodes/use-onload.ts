import { useEffect } from 'react'
import { loadCeremony } from '../load-ceremony.ts'

/** Calls a function of the service's script once, when the form is there: it offers passkeys in the autofill list. */
export function useOnload(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    // Without it the list offers no passkeys, and everything else works.
    loadCeremony().then(
      ({ offerAutofill }) => offerAutofill(name),
      () => {},
    )
  }, [name])
}
