import { useEffect } from 'react'
import { useCeremonyReady } from './use-ceremony.ts'

/** Calls a function of the service's script once, when the form is there: it offers passkeys in the autofill list. */
export function useOnload(name: string | undefined): void {
  const ready = useCeremonyReady(name)
  useEffect(() => {
    if (!name || !ready) return
    const run: unknown = Reflect.get(window, name)
    if (typeof run === 'function') run()
  }, [name, ready])
}
