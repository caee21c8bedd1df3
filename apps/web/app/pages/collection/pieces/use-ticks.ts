import { useCallback, useRef } from 'react'

import type { ListedPlace } from './listed-page.ts'
import type { Picking } from './use-picking.ts'

/** What the checkbox of a cell does. */
export interface Tick {
  readonly isOn: boolean
  readonly isFixed: boolean
  readonly onPick: (isOn: boolean, isShift: boolean) => void
}

/** Ids of the list from one place to another one; undefined if they do not come. */
type IdsBetween = (from: number, to: number) => Promise<readonly string[] | undefined>

/** Checkboxes of a list by its places. With Shift all between the last one and this one become alike. */
export function useTicks(picking: Picking | undefined, idsBetween: IdsBetween) {
  const last = useRef<number>(undefined)
  const pick = picking?.pick
  const pickUpTo = useCallback(
    async (from: number, to: number, isOn: boolean) => {
      last.current = to
      const ids = await idsBetween(Math.min(from, to), Math.max(from, to))
      if (ids) pick?.(ids, isOn)
    },
    [idsBetween, pick],
  )
  /** The checkbox at a place; undefined where nothing is selected, and for what is missing. */
  const tickAt = useCallback(
    (at: number, place: ListedPlace | undefined): Tick | undefined => {
      if (!picking || !place || !('copy' in place)) return undefined
      const { id } = place.copy
      return {
        isOn: picking.isEvery || picking.ids.has(id),
        isFixed: picking.isEvery,
        onPick(isOn, isShift) {
          if (isShift && last.current !== undefined) return void pickUpTo(last.current, at, isOn)
          last.current = at
          picking.pick([id], isOn)
        },
      }
    },
    [picking, pickUpTo],
  )
  return { tickAt, pickUpTo }
}
