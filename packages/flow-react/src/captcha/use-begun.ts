import { useCallback, useEffect, useState } from 'react'

/** A person has begun. */
const beginnings = ['focusin', 'pointerdown'] as const

/** Whether somebody has touched the flow around a place; `begin` says so when nobody has, but it is needed now. */
export function useBegun(place: HTMLElement | null): readonly [isBegun: boolean, begin: () => void] {
  const [isBegun, setBegun] = useState(false)
  const begin = useCallback(() => setBegun(true), [])

  useEffect(() => {
    const flow = place?.closest('.flow')
    // The page may have come alive under somebody's fingers.
    let isGone = false
    queueMicrotask(() => !isGone && flow?.contains(document.activeElement) && begin())
    for (const type of beginnings) flow?.addEventListener(type, begin)
    return () => {
      isGone = true
      for (const type of beginnings) flow?.removeEventListener(type, begin)
    }
  }, [place, begin])

  return [isBegun, begin]
}
