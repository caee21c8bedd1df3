import { useCallback, useEffect, useState } from 'react'

/** Events that show that the user has started. Focus does not: a step gives it to its field by itself. */
const beginnings = ['pointerdown', 'keydown', 'input'] as const

/** Whether the user has touched the flow around an element. `begin` sets it without a touch. */
export function useFirstInteraction(place: HTMLElement | null): readonly [isBegun: boolean, begin: () => void] {
  const [isBegun, setBegun] = useState(false)
  const begin = useCallback(() => setBegun(true), [])

  useEffect(() => {
    const flow = place?.closest('.flow')
    // The user may have typed before hydration.
    let isGone = false
    queueMicrotask(() => !isGone && isTyped(flow, document.activeElement) && begin())
    for (const type of beginnings) flow?.addEventListener(type, begin)
    return () => {
      isGone = true
      for (const type of beginnings) flow?.removeEventListener(type, begin)
    }
  }, [place, begin])

  return [isBegun, begin]
}

const isTyped = (flow: Element | null | undefined, active: Element | null): boolean =>
  active instanceof HTMLInputElement && active.value !== active.defaultValue && flow?.contains(active) === true
