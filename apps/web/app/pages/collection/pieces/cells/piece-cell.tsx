import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

import { PieceContent, type PieceContentProps } from './piece-content.tsx'
import { sheetPath } from '../pieces-address.ts'
import { pieceName } from './piece-words.ts'

interface PieceCellProps extends PieceContentProps {
  /** The cell has a checkbox instead of a link. */
  readonly isChosen?: boolean | undefined
  /** The whole list is selected, so no single one can be taken out. */
  readonly isFixed?: boolean | undefined
  /** Where arrows move between the cells, one alone takes part in the order of the Tab key. */
  readonly tabIndex?: number | undefined
}

/** Opens the copy over the list, or selects it. */
export function PieceCell({ isChosen, isFixed, tabIndex, ...content }: PieceCellProps) {
  const formatter = useText()
  const [query] = useSearchParams()
  const { piece } = content
  const look = piece.status === 'lent' ? 'item piece piece--lent' : 'item piece'
  if (isChosen !== undefined)
    return (
      <label className={look} data-copy={piece.id}>
        <input
          className="tick"
          type="checkbox"
          name="ids"
          value={piece.id}
          key={String(isFixed)}
          defaultChecked={isChosen}
          disabled={isFixed}
          aria-label={formatter.text('pieces.select.one', { name: pieceName(formatter, piece) })}
        />
        <PieceContent {...content} />
      </label>
    )
  return (
    <Link
      className={look}
      to={sheetPath(query, { copy: piece.id })}
      state={{ fromList: true }}
      preventScrollReset
      data-copy={piece.id}
      tabIndex={tabIndex}
    >
      <PieceContent {...content} />
    </Link>
  )
}
