import { useRef, type PointerEvent } from 'react'

/** CSS pixels that a finger goes sideways before it means the next photo. */
const leastWay = 40

/**
 * Handlers for an element over which a finger goes sideways: `go` gets 1 for the next and -1 for the one before, in the
 * direction of the page. The element needs `touch-action: pan-y pinch-zoom`. Everything that a swipe does has a link too
 * (WCAG 2.5.1).
 */
export function useSwipe(go: (step: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined)
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      // A second finger zooms.
      from.current = pointerType === 'touch' && isPrimary ? { x, y } : undefined
    },
    onPointerCancel() {
      from.current = undefined
    },
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent) {
      const begun = from.current
      from.current = undefined
      if (!begun) return
      const [across, down] = [clientX - begun.x, clientY - begun.y]
      if (Math.abs(across) < leastWay || Math.abs(across) < 2 * Math.abs(down)) return
      const isRightToLeft = currentTarget.matches(':dir(rtl)')
      go(across < 0 === isRightToLeft ? -1 : 1)
    },
  }
}
