import { useText } from '@collect/messages/react'
import type { VirtualItem } from '@tanstack/react-virtual'
import { memo, useMemo, type ReactNode } from 'react'

import { PieceRow, type RowAmongRows } from '../cells/piece-row.tsx'
import { TableFrame } from '../cells/piece-table.tsx'
import type { ListedPlace } from '../listed-page.ts'
import type { OpenPieces } from '../open-pieces.ts'
import type { Tick } from '../use-ticks.ts'
import type { GridWindowProps } from './grid-window.tsx'
import { useListPages, type ListPages } from './use-list-pages.ts'
import { useWindowList } from './use-window-list.ts'
import { useWindowTicks } from './use-window-ticks.ts'
import { evenRows } from '../cells/window-layout.ts'
import { WindowNews } from './window-news.tsx'
import { useCalmRow } from './window-row.tsx'

/** All rows of the table, of which those in sight are drawn. Each is measured, because names may need two lines. */
export function TableWindow({ open, page, picking }: Omit<GridWindowProps, 'sizes' | 'rowHeight'>) {
  const pages = useListPages(open.asked, page)
  const layout = useMemo(() => evenRows(pages.count, 1, false), [pages.count])
  const { tickAt, onExtend } = useWindowTicks(picking, pages)
  const { listRef, virtualizer, top, active, said, isFast, onKeyDown, onFocus } = useWindowList({
    layout,
    rowHeight: likelyRow,
    sizeOf: () => likelyRow,
    onExtend,
  })
  const drawn = virtualizer.getVirtualItems()
  const end = virtualizer.getTotalSize() + top
  return (
    <>
      <TableFrame sort={open.sort} isSelecting={picking !== undefined} rows={layout.cells}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows have links; arrows move between them */}
        <tbody ref={listRef} onKeyDown={onKeyDown} onFocus={onFocus}>
          {drawn.map((item, at) => (
            <Spaced key={item.index} before={item.start - endOf(drawn[at - 1], top)}>
              <TableWindowRow
                place={pages.placeAt(item.index)}
                scales={open.scales}
                need={pages.need}
                isFast={isFast}
                tickAt={tickAt}
                at={item.index}
                tabIndex={item.index === active ? 0 : -1}
                measure={virtualizer.measureElement}
              />
            </Spaced>
          ))}
          <Space height={end - endOf(drawn.at(-1), top)} />
        </tbody>
      </TableFrame>
      <WindowNews said={said} pages={pages} />
    </>
  )
}

/** Of a row, in pixels, before it is drawn. */
const likelyRow = 69

const endOf = (item: VirtualItem | undefined, top: number): number => item?.end ?? top

/** Rows that are not drawn leave their room. */
const Space = ({ height }: { readonly height: number }) =>
  height >= 1 && <tr className="space" aria-hidden="true" style={{ height }} />

const Spaced = ({ before, children }: { readonly before: number; readonly children: ReactNode }) => (
  <>
    <Space height={before} />
    {children}
  </>
)

interface TableWindowRowProps extends RowAmongRows {
  readonly place: ListedPlace | undefined
  readonly scales: OpenPieces['scales']
  readonly need: ListPages['need']
  readonly isFast: () => boolean
  readonly tickAt: (at: number, place: ListedPlace | undefined) => Tick | undefined
}

/** A scroll draws the rows that come, and no other. */
const TableWindowRow = memo(function TableWindowRow(props: TableWindowRowProps) {
  const { place, scales, need, isFast, tickAt, at, tabIndex, measure } = props
  const { text } = useText()
  const isCalm = useCalmRow({ first: at, end: at + 1, need, isFast })
  if (place && 'copy' in place)
    return (
      <PieceRow
        piece={place.copy}
        scales={scales}
        isFirst
        isQuiet={!isCalm}
        tick={tickAt(at, place)}
        amongRows={{ at, tabIndex, measure }}
      />
    )
  return (
    <tr ref={measure} data-index={at} data-at={at} aria-rowindex={at + 2} aria-busy="true">
      <th scope="row" colSpan={8}>
        <span className="sr">{text('flow.loading')}</span>
        <span className="name" tabIndex={tabIndex}>
          <span className="thumb" />
        </span>
      </th>
    </tr>
  )
})
