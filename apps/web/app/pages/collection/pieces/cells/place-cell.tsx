import type { OpenPieces } from '../open-pieces.ts'
import type { ListedPlace } from '../listed-page.ts'
import type { Tick } from '../use-ticks.ts'
import { GapCell } from './gap-cell.tsx'
import { PieceCell } from './piece-cell.tsx'

interface PlaceCellProps {
  readonly place: ListedPlace
  readonly scales: OpenPieces['scales']
  /** The checkbox of a copy. */
  readonly tickOf: (copy: string) => Tick | undefined
  readonly isFirst: boolean
  readonly isQuiet?: boolean
  readonly tabIndex?: number | undefined
}

/** A place of the grid: a copy, or an item that its set lacks. */
export function PlaceCell({ place, scales, tickOf, isFirst, isQuiet, tabIndex }: PlaceCellProps) {
  if ('missing' in place)
    return <GapCell item={place.missing} isWished={place.wished} isFirst={isFirst} tabIndex={tabIndex} />
  return (
    <PieceCell
      piece={place.copy}
      scales={scales}
      isFirst={isFirst}
      isInSet={place.shelf !== undefined}
      isQuiet={isQuiet ?? false}
      tick={tickOf(place.copy.id)}
      tabIndex={tabIndex}
    />
  )
}
