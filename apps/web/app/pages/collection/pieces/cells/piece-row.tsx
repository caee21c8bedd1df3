import type { CopySummary } from '@collect/collectibles/wire'
import { tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import type { Ref } from 'react'
import { Link, useSearchParams } from 'react-router'

import { Amount } from '../../../../item/amount.tsx'
import type { OpenPieces } from '../open-pieces.ts'
import { sheetPath } from '../pieces-address.ts'
import type { Tick } from '../use-ticks.ts'
import { PiecePicture } from './piece-content.tsx'
import { gradeWords, pieceName } from './piece-words.ts'
import { TickBox } from './tick-box.tsx'

interface PieceRowProps {
  readonly piece: CopySummary
  readonly scales: OpenPieces['scales']
  readonly isFirst: boolean
  /** The picture waits. */
  readonly isQuiet?: boolean
  readonly tick: Tick | undefined
  /** Where keys move between the rows: its place, and whether it is the stop of the Tab key. */
  readonly amongRows?: RowAmongRows | undefined
}

export interface RowAmongRows {
  readonly at: number
  readonly tabIndex: number | undefined
  /** In a window over more rows. */
  readonly measure?: Ref<HTMLTableRowElement>
}

/** A copy as a row; below 768 px as a stack. */
export function PieceRow({ piece, scales, isFirst, isQuiet = false, tick, amongRows }: PieceRowProps) {
  const formatter = useText()
  const { text, locale } = formatter
  const [query] = useSearchParams()
  const { quantity, status, sample, paid, place, set, caption, added_at } = piece
  const name = pieceName(formatter, piece)
  const grade = gradeWords(formatter, piece, scales)?.long
  const state = status === 'owned' ? undefined : text(`pieces.status.${status}`)
  const summary = [grade ?? caption, quantity > 1 && `×${quantity}`, place?.name, state]
  const named = (
    <>
      {name}
      {sample && <span className="name__sample"> {text('item.sample')}</span>}
    </>
  )
  return (
    <tr
      data-copy={tick && piece.id}
      ref={amongRows?.measure}
      data-index={amongRows?.at}
      data-at={amongRows?.at}
      // The heads are the first row.
      aria-rowindex={amongRows?.measure ? amongRows.at + 2 : undefined}
    >
      <td className="piecelist__pic">
        {tick && <TickBox piece={piece} tick={tick} tabIndex={amongRows?.tabIndex} />}
        <span className="thumb">
          <PiecePicture art={piece.art} thumb={piece.thumb} isFirst={isFirst} isQuiet={isQuiet} />
        </span>
      </td>
      <th scope="row">
        {tick === undefined ? (
          <Link
            className="name"
            to={sheetPath(query, { copy: piece.id })}
            state={{ fromList: true }}
            preventScrollReset
            data-copy={piece.id}
            tabIndex={amongRows?.tabIndex}
            data-stop={amongRows?.tabIndex === undefined ? undefined : ''}
          >
            {named}
          </Link>
        ) : (
          named
        )}
      </th>
      <td className="hide wide sm muted">{set?.name ?? '–'}</td>
      <td className="hide">{grade ?? '–'}</td>
      <td className="hide end">
        <data value={quantity}>{quantity}</data>
      </td>
      <td className="end paid">{paid ? <Amount money={paid} /> : <span className="hide">–</span>}</td>
      <td className="hide">{state ?? place?.name ?? '–'}</td>
      <td className="hide sm muted">
        <time dateTime={added_at}>{dayIn(tagOf(locale)).format(new Date(added_at))}</time>
      </td>
      <td className="only">{summary.filter(Boolean).join(' · ')}</td>
    </tr>
  )
}

const days = new Map<string, Intl.DateTimeFormat>()

/** Cached, because a formatter is expensive to create. Server and browser say the same day. */
function dayIn(tag: string): Intl.DateTimeFormat {
  const made = days.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  days.set(tag, made)
  return made
}
