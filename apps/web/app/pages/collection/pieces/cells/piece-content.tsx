import type { CopySummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { Art } from '../../../../item/art.tsx'
import { thumbGround } from '../../../../item/thumb-colors.ts'
import type { OpenPieces } from '../open-pieces.ts'
import { gradeWords, pieceName } from './piece-words.ts'

export interface PieceContentProps {
  readonly piece: CopySummary
  readonly scales: OpenPieces['scales']
  readonly isFirst: boolean
  /** Its set stands above, so its slip has the number in it. */
  readonly isInSet: boolean
  /** The picture waits. */
  readonly isQuiet?: boolean
}

/** A copy in a cell: its own photo or the drawing of its item, its slip, and what is special about it in the corners. */
export function PieceContent({ piece, scales, isFirst, isInSet, isQuiet = false }: PieceContentProps) {
  const formatter = useText()
  const { text } = formatter
  const { quantity, status, sample, caption, number } = piece
  const grade = gradeWords(formatter, piece, scales)
  const more = isInSet && number !== undefined ? number : caption
  return (
    <>
      {(quantity > 1 || status !== 'owned') && (
        <span className="corners">
          {status !== 'owned' && <span className="corner__w">{text(`pieces.status.${status}`)}</span>}
          {quantity > 1 && (
            <span className="corner__w corner__w--end">
              <span className="sr">{text('set.cell.quantity')} </span>
              <data value={quantity}>×{quantity}</data>
            </span>
          )}
        </span>
      )}
      <PiecePicture art={piece.art} thumb={piece.thumb} isFirst={isFirst} isQuiet={isQuiet} />
      <span className="slip">
        <span className="slip__n">{pieceName(formatter, piece)}</span>
        <span className={sample ? 'slip__m slip__m--sample' : 'slip__m'}>
          {grade && (
            <span>
              <span className="visually-hidden--narrow">{grade.long}</span>
              <span className="grade--short" aria-hidden="true">
                {grade.short}
              </span>
            </span>
          )}
          <span className={grade ? 'slip__more' : undefined}>{more}</span>
          {sample && <span className="slip__sample"> {text('item.sample')}</span>}
        </span>
      </span>
    </>
  )
}

interface PiecePictureProps {
  readonly art: string
  /** The thumbhash of an own photo. */
  readonly thumb?: string | undefined
  readonly isFirst?: boolean
  readonly isQuiet?: boolean
}

/** An own photo is square and fills its place, with its colours until it is there; drawn art has no ground. */
export function PiecePicture({ art, thumb, isFirst = false, isQuiet = false }: PiecePictureProps) {
  if (!art.includes('/photos/'))
    return isQuiet ? <span className="skel skel--art" /> : <Art src={art} isFirst={isFirst} />
  const background = thumb === undefined ? undefined : thumbGround(thumb)
  return (
    <span className="shotplace" style={background === undefined ? undefined : { background }}>
      {!isQuiet && <Art src={art} isFirst={isFirst} />}
    </span>
  )
}
