import type { CopySort } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { useMemo, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

import { MarkIcon } from '../../../../item/mark-icon.tsx'
import type { ListedPage } from '../listed-page.ts'
import type { OpenPieces } from '../open-pieces.ts'
import { pathOfPieces } from '../pieces-address.ts'
import type { Picking } from '../use-picking.ts'
import { useTicks } from '../use-ticks.ts'
import { PieceRow } from './piece-row.tsx'
import { idsOfPlaces } from './place-ids.ts'
import { useCellKeys } from './use-cell-keys.ts'
import { evenRows } from './window-layout.ts'

interface PieceTableProps {
  readonly open: OpenPieces
  readonly page: ListedPage
  readonly picking: Picking | undefined
}

/** A page of the list as a table. */
export function PieceTable({ open, page, picking }: PieceTableProps) {
  const { places } = page
  const { tickAt } = useTicks(picking, async (from, to) => idsOfPlaces(places.slice(from, to + 1)))
  const layout = useMemo(() => evenRows(places.length, 1, false), [places.length])
  const { tabIndexOf, onKeyDown, onFocus } = useCellKeys(layout)
  return (
    <TableFrame sort={open.sort} isSelecting={picking !== undefined}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows have links; arrows move between them */}
      <tbody onKeyDown={onKeyDown} onFocus={onFocus}>
        {places.map(
          (place, at) =>
            'copy' in place && (
              <PieceRow
                key={place.copy.id}
                piece={place.copy}
                scales={open.scales}
                isFirst={at < 6}
                tick={tickAt(at, place)}
                amongRows={{ at, tabIndex: tabIndexOf(at) }}
              />
            ),
        )}
      </tbody>
    </TableFrame>
  )
}

interface TableFrameProps {
  readonly sort: CopySort
  readonly isSelecting: boolean
  /** Of the whole list, where not all rows are drawn. */
  readonly rows?: number
  /** The body of the table. */
  readonly children: ReactNode
}

/** The list as a table from 768 px on; below, each row is a stack. Its heads order it. */
export function TableFrame({ sort, isSelecting, rows, children }: TableFrameProps) {
  const { text } = useText()
  return (
    <div className="tablewrap">
      <table className="piecelist" aria-rowcount={rows && rows + 1}>
        <caption className="sr">{text('pieces.table', { sort: text(`pieces.sort.${sort}`) })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{text(isSelecting ? 'pieces.select' : 'pieces.column.picture')}</span>
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
        {children}
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
