import { lookEvery, triggerNamed } from './trigger.ts'

/** Passkey availability time-out (PASSKEY-READY-2), in milliseconds. */
export const patience = 5000

/** Said by the service's script when its functions are in place (docs/contract/nodes.md §10.1). */
const readyEvent = 'oryWebAuthnInitialized'

/**
 * Tells whether a ceremony can be started: true as soon as its function is there or the script says so, false after
 * five seconds without either. A script that comes later still makes it true (PASSKEY-READY-2).
 */
export function watchReady(name: string, tell: (ready: boolean) => void): () => void {
  if (triggerNamed(name)) {
    tell(true)
    return () => {}
  }
  const isThere = () => {
    stop()
    tell(true)
  }
  const timer = setInterval(() => triggerNamed(name) && isThere(), lookEvery)
  const end = setTimeout(() => {
    clearInterval(timer)
    tell(false)
  }, patience)
  const stop = () => {
    clearInterval(timer)
    clearTimeout(end)
    removeEventListener(readyEvent, isThere)
  }
  addEventListener(readyEvent, isThere)
  return stop
}
