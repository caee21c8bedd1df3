import type { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef } from 'react'

import { keepPlace, keptPlace, type KeptPlace } from './kept-place.ts'

/** A place, and the scroll that showed it, in pixels. */
interface ShownPlace extends KeptPlace {
  readonly y: number
}

/**
 * Brings the list to the place that its entry of the history keeps, and holds it there when rows get another height: fonts
 * come late, and phones are turned.
 *
 * @param top Where the list begins, in pixels of the document; 0 until that is known
 * @returns To be called when the scroll rests: keeps the place, and says its row
 */
export function useKeptPlace(virtualizer: ReturnType<typeof useWindowVirtualizer<Element>>, top: number): () => number {
  const shown = useRef<ShownPlace>(undefined)
  const height = virtualizer.getTotalSize()
  useLayoutEffect(() => {
    if (top === 0 || height === 0) return
    // The user has scrolled since, and the rows above may have any height.
    if (shown.current && Math.abs(scrollY - shown.current.y) > 1) return
    const place = shown.current ?? keptPlace()
    const row = virtualizer.measurementsCache[Math.min(place.from, virtualizer.options.count - 1)]
    if (row && (place.from > 0 || place.into > 0)) scrollTo({ top: row.start + Math.min(place.into, row.size) })
    shown.current = { ...place, y: scrollY }
  }, [virtualizer, top, height])

  return useCallback(() => {
    const row = virtualizer.getVirtualItemForOffset(Math.max(top, scrollY + 1))
    const from = row?.index ?? 0
    const into = Math.max(0, Math.round(scrollY - (row?.start ?? 0)))
    keepPlace({ from, into })
    shown.current = { from, into, y: scrollY }
    return from
  }, [virtualizer, top])
}
