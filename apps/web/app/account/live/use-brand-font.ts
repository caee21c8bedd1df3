import { useEffect, useLayoutEffect, useRef } from 'react'

const face = '1em "Brygada 1918"'

/**
 * The first page of a browser is set in the fallback font. Its next step, which paints anew anyway, has the real one if
 * that is there by then: the first submission asks for it, and the browser has fetched it when it was idle.
 */
export function useBrandFont(step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    const load = () => {
      // Without the font the page stays as it is.
      document.fonts.load(face, document.title).catch(() => undefined)
    }
    document.addEventListener('submit', load, { capture: true, once: true })
    return () => document.removeEventListener('submit', load, { capture: true })
  }, [])
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (document.fonts.check(face)) document.documentElement.removeAttribute('data-font')
  }, [step])
}
