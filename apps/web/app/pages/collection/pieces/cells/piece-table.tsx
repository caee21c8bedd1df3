import type { CopySort, CopySummary } from '@collect/collectibles/wire'
import { tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

import { MarkIcon } from '../../../../item/mark-icon.tsx'
import { priceText } from '../../../../item/price.ts'
import { isChosenIn, type ChosenPieces } from '../chosen.ts'
import type { OpenPieces } from '../open-pieces.ts'
import { PiecePicture } from './piece-content.tsx'
import { gradeWords, pieceName } from './piece-words.ts'
import { pathOfPieces, sheetPath } from '../pieces-address.ts'

interface PieceTableProps {
  readonly open: OpenPieces
  readonly pieces: readonly CopySummary[]
  readonly chosen: ChosenPieces | undefined
}

/** The list as a table from 768 px on; below, each row is a stack. Its heads order it. */
export function PieceTable({ open, pieces, chosen }: PieceTableProps) {
  const { text } = useText()
  const { sort, scales } = open
  return (
    <div className="tablewrap">
      <table className="piecelist">
        <caption className="sr">{text('pieces.table', { sort: text(`pieces.sort.${sort}`) })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{text(chosen ? 'pieces.select' : 'pieces.column.picture')}</span>
            </th>
            <SortHead sort={sort} by="name" name={text('pieces.column.name')} />
            <th scope="col" className="wide">
              {text('search.facet.set')}
            </th>
            <SortHead sort={sort} by="-grade" name={text('pieces.column.condition')} />
            <th scope="col" className="end">
              {text('set.cell.quantity')}
            </th>
            <SortHead sort={sort} by="-paid" name={text('pieces.filter.paid')} isEnd />
            <th scope="col">{text('pieces.filter.place')}</th>
            <SortHead sort={sort} by="-added" other="added" name={text('pieces.column.added')} />
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece, index) => (
            <PieceRow
              key={piece.id}
              piece={piece}
              scales={scales}
              isFirst={index < 6}
              isChosen={chosen && isChosenIn(chosen, piece.id)}
              isFixed={chosen?.isEvery}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SortHeadProps {
  readonly sort: CopySort
  readonly by: CopySort
  /** The opposite order, where there is one. */
  readonly other?: CopySort
  readonly name: string
  readonly isEnd?: boolean
}

/** A heading that orders the table; the one in use turns the order round. */
function SortHead({ sort, by, other, name, isEnd = false }: SortHeadProps) {
  const [query] = useSearchParams()
  const isOn = sort === by || sort === other
  const next = sort === by && other ? other : by
  const isDescending = sort.startsWith('-')
  return (
    <th
      scope="col"
      className={isEnd ? 'end' : undefined}
      aria-sort={isOn ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <Link to={pathOfPieces(query, { sort: next })} preventScrollReset>
        {name}
        {isOn && <MarkIcon name={isDescending ? 'down' : 'up'} />}
      </Link>
    </th>
  )
}

interface PieceRowProps {
  readonly piece: CopySummary
  readonly scales: OpenPieces['scales']
  readonly isFirst: boolean
  readonly isChosen: boolean | undefined
  /** The whole list is selected, so no single one can be taken out. */
  readonly isFixed: boolean | undefined
}

function PieceRow({ piece, scales, isFirst, isChosen, isFixed }: PieceRowProps) {
  const formatter = useText()
  const { text, locale } = formatter
  const [query] = useSearchParams()
  const { quantity, status, sample, paid, place, set, caption, added_at } = piece
  const name = pieceName(formatter, piece)
  const grade = gradeWords(formatter, piece, scales)?.long
  const state = status === 'owned' ? undefined : text(`pieces.status.${status}`)
  const summary = [grade ?? caption, quantity > 1 && `×${quantity}`, place?.name, state, sample && text('item.sample')]
  return (
    <tr data-copy={isChosen === undefined ? undefined : piece.id}>
      <td className="piecelist__pic">
        {isChosen !== undefined && (
          <input
            className="tick"
            type="checkbox"
            name="ids"
            value={piece.id}
            key={String(isFixed)}
            defaultChecked={isChosen}
            disabled={isFixed}
            aria-label={text('pieces.select.one', { name })}
          />
        )}
        <span className="thumb">
          <PiecePicture art={piece.art} isFirst={isFirst} />
        </span>
      </td>
      <th scope="row">
        {isChosen === undefined ? (
          <Link
            className="name"
            to={sheetPath(query, { copy: piece.id })}
            state={{ fromList: true }}
            preventScrollReset
            data-copy={piece.id}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td className="hide wide sm muted">{set?.name ?? '–'}</td>
      <td className="hide">{grade ?? '–'}</td>
      <td className="hide end">
        <data value={quantity}>{quantity}</data>
      </td>
      <td className="end paid">
        {paid ? (
          <data value={paid.amount} data-currency={paid.currency}>
            {priceText(paid, locale)}
          </data>
        ) : (
          <span className="hide">–</span>
        )}
      </td>
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
