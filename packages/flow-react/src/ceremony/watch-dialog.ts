import type { Trigger } from './trigger.ts'

/** How a ceremony ended. `sent`: the script has what it wanted, and the form is on its way. */
export type CeremonyEnd = 'sent' | 'stopped' | 'known' | 'failed' | 'missing'

/** By the names that WebAuthn gives to errors (WebAuthn 3, §5.1.3 and §5.1.4). */
const endByError: Readonly<Record<string, CeremonyEnd>> = {
  // Cancelled, timed out, no fitting key: the browser tells these apart to nobody.
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  // The authenticator holds one of the keys that were to be left out.
  InvalidStateError: 'known',
}
const endOf = (error: unknown): CeremonyEnd => (error instanceof Error && endByError[error.name]) || 'failed'

/** How long a script may think before it opens the browser's dialog, in milliseconds. */
const thinking = 2000

/** The browser's own call for a key; only its answer matters here. */
type Call = (this: unknown, options?: { readonly mediation?: string }) => Promise<unknown>
type Calls = Record<'get' | 'create', Call>

/**
 * Runs a ceremony and learns how the browser's dialog ended. The script doesn't tell: it writes to the log or opens an
 * alert (docs/contract/nodes.md §10.2). So the browser's own functions are listened to meanwhile, and the alert is
 * silent.
 */
export function watchDialog(trigger: Trigger): Promise<CeremonyEnd> {
  // Its options have many more members, none of which is touched.
  const calls = navigator.credentials as unknown as Calls
  return new Promise((resolve) => {
    let asked = false
    const listenTo = (method: keyof Calls) =>
      replace(calls, method, (original): Call => (options) => {
        const answer = original.call(calls, options)
        // The autofill list that the script offers again is no dialog.
        if (options?.mediation === 'conditional') return answer
        asked = true
        answer.then(
          () => end('sent'),
          (error: unknown) => end(endOf(error)),
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
      // Later than whatever the script does with the same answer.
      setTimeout(() => undo.splice(0).forEach((restore) => restore()))
    }
    // A trigger may throw at once.
    Promise.resolve()
      .then(trigger)
      .then(
        () => setTimeout(() => asked || end('failed'), thinking),
        (error: unknown) => end(endOf(error)),
      )
  })
}

/** Puts a function in the place of another. Password managers do the same, so what was there comes back exactly. */
function replace<Name extends string, Fn>(owner: Record<Name, Fn>, name: Name, make: (original: Fn) => Fn): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, writable: true, value: make(owner[name]) })
  return () => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  }
}
