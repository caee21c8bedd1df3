import { useHydrated } from '@collect/flow-react'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'

import { nextCell } from './next-cell.ts'
import type { WindowLayout } from './window-layout.ts'

/**
 * Keys of a list whose cells are all drawn: one stop of the Tab key, and arrows, Home, End and Page keys between the cells,
 * as in the window over a longer list. Without a script each cell is a stop.
 */
export function useCellKeys(layout: WindowLayout) {
  const hasScript = useHydrated()
  const [chosen, setActive] = useState(0)
  const active = Math.min(chosen, Math.max(0, layout.cells - 1))

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    const cell = event.target.closest('[data-at]')
    if (!cell) return
    const next = nextCell(event.key, active, layout, Math.floor(innerHeight / cell.getBoundingClientRect().height))
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${next}"] [data-stop]`)?.focus()
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const at = target.closest<HTMLElement>('[data-at]')?.dataset['at']
    if (at !== undefined) setActive(Number(at))
  }

  return { tabIndexOf: (at: number) => (hasScript ? (at === active ? 0 : -1) : undefined), onKeyDown, onFocus }
}
