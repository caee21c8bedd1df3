import { memo } from 'react'

import type { OpenPieces } from '../open-pieces.ts'
import type { ListedPlace } from '../listed-page.ts'
import type { Tick } from '../use-ticks.ts'
import { GapCell } from './gap-cell.tsx'
import { PieceCell } from './piece-cell.tsx'

interface PlaceCellProps {
  readonly place: ListedPlace
  readonly scales: OpenPieces['scales']
  /** The checkbox of a copy. */
  readonly tick: Tick | undefined
  readonly isFirst: boolean
  readonly isQuiet?: boolean
  readonly tabIndex?: number | undefined
}

/** A place of the grid: a copy, or an item that its set lacks. Lists are long, so an unchanged one is not drawn again. */
export const PlaceCell = memo(function PlaceCell({ place, scales, tick, isFirst, isQuiet, tabIndex }: PlaceCellProps) {
  if ('missing' in place)
    return <GapCell item={place.missing} isWished={place.wished} isFirst={isFirst} tabIndex={tabIndex} />
  return (
    <PieceCell
      piece={place.copy}
      scales={scales}
      isFirst={isFirst}
      isInSet={place.shelf !== undefined}
      isQuiet={isQuiet ?? false}
      tick={tick}
      tabIndex={tabIndex}
    />
  )
})
