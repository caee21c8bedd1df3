import { useEffect, useRef } from 'react'

import type { ListedWish } from './load-wishes.ts'

export const idOfRow = (wish: string): string => `wish-${wish}`
export const idOfChange = (wish: string): string => `change-${wish}`

/**
 * Keeps the focus near its place: a row that vanished leaves it to the next one, a form that closed to the link that
 * opened it.
 *
 * @param opened The wish whose form is open.
 */
export function useWishFocus(wishes: readonly ListedWish[], opened: string | undefined): void {
  const ids = wishes.map(({ id }) => id)
  const before = useRef({ ids, opened })
  useEffect(() => {
    const last = before.current
    before.current = { ids, opened }
    if (document.activeElement !== document.body) return
    const closed = opened === undefined ? last.opened : undefined
    const gone = last.ids.findIndex((id) => !ids.includes(id))
    const neighbour = gone === -1 ? undefined : ids[Math.min(gone, ids.length - 1)]
    const target =
      (closed !== undefined && document.getElementById(idOfChange(closed))) ||
      (neighbour !== undefined && document.getElementById(idOfRow(neighbour))?.querySelector('a'))
    if (target) target.focus({ preventScroll: true })
    else if (gone !== -1) document.getElementById('content')?.focus({ preventScroll: true })
  })
}
