import type { Trigger } from './trigger.ts'

/** How a ceremony ended. `sent`: the script has a credential and submits the form. */
export type CeremonyEnd = 'sent' | 'stopped' | 'late' | 'known' | 'failed' | 'missing' | 'unsupported' | 'offline'

/** By the names of WebAuthn's errors (WebAuthn 3, §5.1.3 and §5.1.4). */
const endByError: Readonly<Record<string, CeremonyEnd>> = {
  // Cancelled, timed out or no matching credential: browsers do not tell these apart, but the clock does.
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  // The authenticator holds one of the excluded credentials.
  InvalidStateError: 'known',
  // The device has no authenticator of the demanded kind, for example without a screen lock.
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
}
const endOf = (error: unknown): CeremonyEnd => (error instanceof Error && endByError[error.name]) || 'failed'

/** Maximum time until the script opens the browser's dialog, in milliseconds. */
const thinking = 2000

/** `navigator.credentials.get` or `create`. Only the result matters here. */
type Call = (
  this: unknown,
  options?: { readonly mediation?: string; readonly publicKey?: { readonly timeout?: number } },
) => Promise<unknown>
type Calls = Record<'get' | 'create', Call>

/**
 * Runs a ceremony and returns how the browser's dialog ended. The script does not report it: it logs or opens an alert
 * (docs/contract/nodes.md §10.2). So this function wraps the browser's functions meanwhile and silences the alert.
 */
export function watchDialog(trigger: Trigger): Promise<CeremonyEnd> {
  // The options have many more members, which stay untouched.
  const calls = navigator.credentials as unknown as Calls
  return new Promise((resolve) => {
    let asked = false
    const listenTo = (method: keyof Calls) =>
      replace(calls, method, (original): Call => (options) => {
        const began = Date.now()
        const answer = original.call(calls, options)
        // The script may offer the autofill list again, which is no dialog.
        if (options?.mediation === 'conditional') return answer
        asked = true
        answer.then(
          () => end('sent'),
          (error: unknown) => {
            const how = endOf(error)
            const isLate = Date.now() - began >= (options?.publicKey?.timeout ?? Infinity)
            end(how === 'stopped' && isLate ? 'late' : how)
          },
        )
        return answer
      })
    const undo = [
      listenTo('get'),
      listenTo('create'),
      replace(globalThis as { alert: () => void }, 'alert', () => () => {}),
    ]
    const end = (how: CeremonyEnd) => {
      resolve(how)
      // Runs after the script has handled the same result.
      setTimeout(() => undo.splice(0).forEach((restore) => restore()))
    }
    // A trigger may throw synchronously.
    Promise.resolve()
      .then(trigger)
      .then(
        () => setTimeout(() => asked || end('failed'), thinking),
        (error: unknown) => end(endOf(error)),
      )
  })
}

/** Replaces a function and returns an undo. Password managers replace it too, so undo restores the exact property. */
function replace<Name extends string, Fn>(owner: Record<Name, Fn>, name: Name, make: (original: Fn) => Fn): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, writable: true, value: make(owner[name]) })
  return () => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  }
}
