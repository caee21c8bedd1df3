import { useEffect, useState } from 'react'

/** spec 1 §9: every 100 ms, at most 100 times. */
const lookEvery = 100
const looks = 100

/** The service's script puts its functions on `window` (contract/nodes.md §10.2). */
function functionNamed(name: string): (() => unknown) | undefined {
  const found: unknown = Reflect.get(window, name)
  // The contract's functions take no argument.
  return typeof found === 'function' ? (found as () => unknown) : undefined
}

/** Starts a ceremony of the browser by name, as soon as the script that brings it is there. */
export function useCeremony(name: string): { readonly busy: boolean; readonly start: () => void } {
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (left === 0) return undefined
    let over = false
    const stop = () => {
      if (!over) setLeft(0)
    }
    const timer = setTimeout(
      () => {
        const run = functionNamed(name)
        if (!run) return setLeft(left - 1)
        // Cancelled or done: the button is usable again (contract/test-ids.md, trigger buttons).
        return void Promise.resolve(run()).then(stop, stop)
      },
      left === looks ? 0 : lookEvery,
    )
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [left, name])

  return { busy: left > 0, start: () => setLeft(looks) }
}

/** Whether the function is there; `undefined` until it is known (spec 1 §4: 5000 ms). */
export function useCeremonyReady(name: string | undefined): boolean | undefined {
  const [ready, setReady] = useState<boolean>()
  useEffect(() => {
    if (!name) return undefined
    const look = () => functionNamed(name) && setReady(true)
    const timer = setInterval(look, lookEvery)
    const end = setTimeout(() => setReady((known) => known ?? false), 5000)
    window.addEventListener('oryWebAuthnInitialized', look)
    look()
    return () => {
      clearInterval(timer)
      clearTimeout(end)
      window.removeEventListener('oryWebAuthnInitialized', look)
    }
  }, [name])
  return ready
}
