import { useCallback, useMemo, useState } from 'react'

import { columns, wall } from '../cells/places.ts'
import type { ListedPage } from '../listed-page.ts'
import type { OpenPieces } from '../open-pieces.ts'
import type { Picking } from '../use-picking.ts'
import { useListPages } from './use-list-pages.ts'
import { useWindowList } from './use-window-list.ts'
import { useWindowTicks } from './use-window-ticks.ts'
import { evenRows, isStrip, setRows } from '../cells/window-layout.ts'
import { WindowNews } from './window-news.tsx'
import { WindowRow } from './window-row.tsx'

export interface GridWindowProps {
  readonly open: OpenPieces
  readonly page: ListedPage
  /** Of the list that the server drew, in pixels. */
  readonly rowHeight: number
  /** Places of each set, in the order of sets. */
  readonly sizes: readonly number[] | undefined
  readonly picking: Picking | undefined
}

/** All rows of the grid, of which those in sight are drawn. */
export function GridWindow({ open, page, rowHeight: first, sizes, picking }: GridWindowProps) {
  const pages = useListPages(open.asked, page)
  const hasFreePlaces = sizes === undefined && picking === undefined
  const layout = useMemo(
    () => (sizes ? setRows(sizes, columns) : evenRows(pages.count, columns, hasFreePlaces)),
    [sizes, pages.count, hasFreePlaces],
  )
  const [rowHeight, setRowHeight] = useState(first)
  const [stripHeight, setStripHeight] = useState(likelyStrip)
  const onMeasure = useCallback((list: HTMLElement) => {
    // Empty cells are less high, and the rows must not move when they are filled.
    const cell = list.querySelector('.windowrow > [data-at]:not(:has([aria-busy]))')
    if (cell) setRowHeight((before) => closeTo(before, cell.getBoundingClientRect().height + wall))
    const strip = list.querySelector<HTMLElement>('.setstrip.windowrow')
    if (strip) setStripHeight((before) => closeTo(before, strip.getBoundingClientRect().height))
  }, [])
  const { tickAt, onExtend } = useWindowTicks(picking, pages)
  const { listRef, virtualizer, top, active, said, isFast, onKeyDown, onFocus } = useWindowList({
    layout,
    rowHeight,
    sizeOf: (row) => (sizes && isStrip(layout.row(row)) ? stripHeight : rowHeight),
    onMeasure,
    onExtend,
  })
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cells are links; arrows move between them */}
      <div
        className="tray pieces piecewindow"
        role="list"
        ref={listRef}
        // No wall follows the last row.
        style={{ height: virtualizer.getTotalSize() - wall }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = layout.row(index)
          return (
            <WindowRow
              key={index}
              {...row}
              offset={start - top}
              count={layout.cells}
              hasFreePlaces={hasFreePlaces}
              scales={open.scales}
              placeAt={pages.placeAt}
              need={pages.need}
              isFast={isFast}
              tickAt={tickAt}
              active={active >= row.first && active < row.end ? active : undefined}
            />
          )
        })}
      </div>
      <div className="lip" aria-hidden="true" />
      <WindowNews said={said} pages={pages} />
    </>
  )
}

/** Of the strip that names a set, before one is drawn. */
const likelyStrip = 58

const closeTo = (before: number, after: number): number => (Math.abs(before - after) < 0.5 ? before : after)
