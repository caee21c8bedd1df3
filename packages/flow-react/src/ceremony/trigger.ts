/** A ceremony of the service's script, a function without arguments (docs/contract/nodes.md §10.2). */
export type Trigger = () => unknown

/** Looks every 100 ms, at most 100 times (SCRIPT-WAIT-1). */
export const lookEvery = 100
export const looks = 100

/** The trigger of that name; the script puts its functions on `window` (docs/contract/nodes.md §10.2). */
export function triggerNamed(name: string): Trigger | undefined {
  const found: unknown = Reflect.get(globalThis, name)
  // The contract's functions have no arguments.
  return typeof found === 'function' ? (found as Trigger) : undefined
}

/** @throws if the script did not load in time, or the browser does not support WebAuthn (SCRIPT-WAIT-1) */
export async function awaitTrigger(name: string): Promise<Trigger> {
  for (let look = 0; look < looks; look++) {
    const found = triggerNamed(name)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
  throw new Error(`The function "${name}" did not appear on the page within ${(looks * lookEvery) / 1000} s`)
}
