import { useEffect, useState } from 'react'

/** What comes sooner shows no quiet shapes, in milliseconds (docs/contract/collectibles.md §6). */
const patience = 150

/** What the user has waited for that long; undefined until then, and when they wait for nothing or for something else. */
export function useLate<Awaited extends string>(awaited: Awaited | undefined): Awaited | undefined {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (awaited === undefined) return
    const timer = setTimeout(() => setLate(awaited), patience)
    return () => {
      clearTimeout(timer)
      setLate(undefined)
    }
  }, [awaited])
  return late === awaited ? awaited : undefined
}
