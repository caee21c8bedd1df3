/** A ceremony of the service's script; it takes no argument (docs/contract/nodes.md §10.2). */
export type Trigger = () => unknown

/** SCRIPT-WAIT-1: every 100 ms, at most 100 times. */
export const lookEvery = 100
export const looks = 100

/** The script puts its functions on `window` (docs/contract/nodes.md §10.2). */
export function triggerNamed(name: string): Trigger | undefined {
  const found: unknown = Reflect.get(globalThis, name)
  // The contract's functions take no argument.
  return typeof found === 'function' ? (found as Trigger) : undefined
}

/** @throws when it doesn't appear in time: the script did not load, or the browser knows no keys (SCRIPT-WAIT-1) */
export async function awaitTrigger(name: string): Promise<Trigger> {
  for (let look = 0; look < looks; look++) {
    const found = triggerNamed(name)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
  throw new Error(`The function "${name}" did not appear on the page within ${(looks * lookEvery) / 1000} s`)
}
