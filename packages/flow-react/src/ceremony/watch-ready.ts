import { lookEvery, triggerNamed } from './trigger.ts'

/** Timeout for the script, in milliseconds (PASSKEY-READY-2). */
export const timeoutMs = 5000

/** The event of the service's script when its functions are in place (docs/contract/nodes.md §10.1). */
const readyEvent = 'oryWebAuthnInitialized'

/**
 * Reports whether a ceremony can start: true once its function exists or the script fires its event, false after five
 * seconds without either. A late script still makes it true (PASSKEY-READY-2).
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
  }, timeoutMs)
  const stop = () => {
    clearInterval(timer)
    clearTimeout(end)
    removeEventListener(readyEvent, isThere)
  }
  addEventListener(readyEvent, isThere)
  return stop
}
