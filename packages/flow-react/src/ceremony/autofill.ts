import { awaitTrigger } from './trigger.ts'

/**
 * Offers passkeys in the browser's autofill list until the user picks one or another ceremony starts. The user did not
 * start it, so failures stay silent: a dismissed list, a missing script, a browser without passkeys.
 */
export function offerAutofill(name: string): void {
  const silently = () => {}
  awaitTrigger(name)
    .then((trigger) => trigger())
    .then(silently, silently)
}

/** The script keeps the pending request here, because a browser allows one at a time (docs/contract/nodes.md §10.2). */
export function endAutofill(): void {
  const pending: unknown = Reflect.get(globalThis, 'abortPasskeyConditionalUI')
  if (pending instanceof AbortController) pending.abort()
}
