import { useCallback } from 'react'

import { idsOfPlaces } from '../cells/place-ids.ts'
import { mostPicked } from '../chosen.ts'
import type { Picking } from '../use-picking.ts'
import { useTicks } from '../use-ticks.ts'
import type { ListPages } from './use-list-pages.ts'

/** Checkboxes of a window: a range with Shift asks for the rows that are not there. */
export function useWindowTicks(picking: Picking | undefined, { between }: Pick<ListPages, 'between'>) {
  const idsBetween = useCallback(
    async (from: number, to: number) => {
      // A longer range is refused before its rows are asked for.
      const places = await between(from, Math.min(to, from + mostPicked))
      return places && idsOfPlaces(places)
    },
    [between],
  )
  const { tickAt, pickUpTo } = useTicks(picking, idsBetween)
  return { tickAt, onExtend: picking && ((from: number, to: number) => void pickUpTo(from, to, true)) }
}
