import { useEffect, useRef, type RefObject } from 'react'

/**
 * A menu in `<details>`, which closes with Escape, with a press outside, and when the focus leaves it: an open one would
 * lie over what has the focus then (WCAG 2.4.11). Without a script its summary closes it.
 */
export function useClosingMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const shown = menu.current
    const closeFor = (elsewhere: EventTarget | null) => {
      if (elsewhere instanceof Node && !shown?.contains(elsewhere)) shown?.removeAttribute('open')
    }
    const onPress = ({ target }: PointerEvent) => closeFor(target)
    const onLeave = ({ relatedTarget }: FocusEvent) => closeFor(relatedTarget)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !shown?.open) return
      // A sheet behind would take it too.
      event.preventDefault()
      shown.removeAttribute('open')
      shown.querySelector('summary')?.focus()
    }
    shown?.addEventListener('focusout', onLeave)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey, true)
    return () => {
      shown?.removeEventListener('focusout', onLeave)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [])
  return menu
}
