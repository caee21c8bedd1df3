import { awaitTrigger } from './trigger.ts'

/**
 * Offers passkeys in the browser's autofill list, until one is picked or something else ends it. Nobody asked for it,
 * so nobody hears of its failure: a dismissed list, a page without the script, a browser without passkeys.
 */
export function offerAutofill(name: string): void {
  const silently = () => {}
  awaitTrigger(name)
    .then((trigger) => trigger())
    .then(silently, silently)
}

/** A browser holds one request at a time; the script keeps the pending one here (docs/contract/nodes.md §10.2). */
export function endAutofill(): void {
  const pending: unknown = Reflect.get(globalThis, 'abortPasskeyConditionalUI')
  if (pending instanceof AbortController) pending.abort()
}
