import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

interface Place {
  /** Of the address in the history. */
  readonly key: string
  readonly top: number
  readonly focused: Element | null
}

/** Brings the user back to their place in a view that was away while another one did not come. */
export function usePlaceAgain(isAway: boolean): void {
  const { key } = useLocation()
  const { state } = useNavigation()
  const place = useRef<Place>(undefined)
  const wasAway = useRef(false)
  useEffect(() => {
    if (state === 'loading') place.current = { key, top: window.scrollY, focused: document.activeElement }
  }, [state, key])
  useLayoutEffect(() => {
    const left = wasAway.current && !isAway ? place.current : undefined
    wasAway.current = isAway
    if (left?.key !== key) return
    window.scrollTo(0, left.top)
    if (left.focused instanceof HTMLElement) left.focused.focus({ preventScroll: true })
  }, [isAway, key])
}
