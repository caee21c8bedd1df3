import type { MouseEvent } from 'react'
import { Link, useSearchParams } from 'react-router'

import type { Tick } from '../use-ticks.ts'
import { PieceContent, type PieceContentProps } from './piece-content.tsx'
import { sheetPath } from '../pieces-address.ts'
import { TickBox } from './tick-box.tsx'

interface PieceCellProps extends PieceContentProps {
  /** The cell has a checkbox instead of a link. */
  readonly tick?: Tick | undefined
  /** Where arrows move between the cells, one alone takes part in the order of the Tab key. */
  readonly tabIndex?: number | undefined
}

/** Opens the copy over the list, or selects it. */
export function PieceCell({ tick, tabIndex, ...content }: PieceCellProps) {
  const [query] = useSearchParams()
  const { piece } = content
  const look = piece.status === 'lent' ? 'item piece piece--lent' : 'item piece'
  if (tick) {
    // Firefox does not pass a click with Shift on to the checkbox.
    const onClick = (event: MouseEvent) => {
      if (!event.shiftKey || event.target instanceof HTMLInputElement || tick.isFixed) return
      event.preventDefault()
      tick.onPick(!tick.isOn, true)
    }
    return (
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/label-has-associated-control, jsx-a11y/no-noninteractive-element-interactions -- its checkbox has the keys
      <label className={look} data-copy={piece.id} onClick={onClick}>
        <TickBox piece={piece} tick={tick} tabIndex={tabIndex} />
        <PieceContent {...content} />
      </label>
    )
  }
  return (
    <Link
      className={look}
      to={sheetPath(query, { copy: piece.id })}
      state={{ fromList: true }}
      preventScrollReset
      data-copy={piece.id}
      tabIndex={tabIndex}
      data-stop={tabIndex === undefined ? undefined : ''}
    >
      <PieceContent {...content} />
    </Link>
  )
}
