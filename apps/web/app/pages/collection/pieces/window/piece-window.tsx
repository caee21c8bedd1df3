import type { CopyPage } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'

import { ProductIcon } from '../../../../frame/icon.tsx'
import type { OpenPieces } from '../open-pieces.ts'
import { columns } from '../cells/places.ts'
import { keepRow, keptRow } from './kept-place.ts'
import { nextCell } from './next-cell.ts'
import { usePiecePages } from './use-piece-pages.ts'
import { WindowRow } from './window-row.tsx'

interface PieceWindowProps {
  readonly open: OpenPieces
  readonly page: CopyPage
  /** Of the list that the server drew, in pixels. */
  readonly rowHeight: number
}

/** Rows drawn beyond the sight, on each side. */
const overscan = 3
/** The scroll rests, in milliseconds. */
const rest = 150
/** A scroll over so many rows is a jump, of which readers hear. */
const jump = 40

/** All rows of the list, of which those in sight are drawn. One stop of the Tab key; arrows move between the cells. */
export function PieceWindow({ open, page, rowHeight: first }: PieceWindowProps) {
  const { text } = useText()
  const { key: entry } = useLocation()
  const { count, pieceAt, need, isLost, tryAgain } = usePiecePages(open.asked, page)
  const rows = Math.ceil((count + 1) / columns)
  const list = useRef<HTMLDivElement>(null)
  const [{ rowHeight, top }, setMeasures] = useState({ rowHeight: first, top: 0 })
  const [active, setActive] = useState(0)
  const [said, setSaid] = useState('')
  const activeRow = Math.floor(active / columns)
  // eslint-disable-next-line react/incompatible-library -- nothing that is memoized gets its functions
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    // The row of the focus stays, so that the Tab key finds it.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), activeRow])].toSorted((a, b) => a - b),
  })

  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return
      const row = list.current.querySelector<HTMLElement>('.windowrow')?.firstElementChild
      const high = row ? row.getBoundingClientRect().height + gap : first
      const at = list.current.getBoundingClientRect().top + scrollY
      setMeasures((before) =>
        Math.abs(before.rowHeight - high) < 0.5 && Math.abs(before.top - at) < 0.5
          ? before
          : { rowHeight: high, top: at },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [first])
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  // The place of the list before a reload, or before the user went on.
  const isPlaced = useRef(false)
  useLayoutEffect(() => {
    if (isPlaced.current || top === 0) return
    isPlaced.current = true
    const row = keptRow()
    if (row > 0) scrollTo({ top: top + row * rowHeight })
  }, [top, rowHeight])

  const lastRow = useRef(0)
  useEffect(() => {
    const settle = () => {
      const row = Math.max(0, Math.floor((scrollY - top) / rowHeight))
      keepRow(row)
      if (Math.abs(row - lastRow.current) >= jump) setSaid(text('pieces.row', { row: row + 1, rows }))
      lastRow.current = row
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, rest)
    }
    addEventListener('scroll', onScroll, { passive: true })
    // An entry of the history that a sheet has made knows the place too.
    timer = setTimeout(settle, rest)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [entry, top, rowHeight, rows, text])

  /** The focus waits for its cell to be drawn. */
  const isFocusWanted = useRef(false)
  useEffect(() => {
    if (!isFocusWanted.current) return
    const cell = list.current?.querySelector<HTMLElement>(`[data-at="${active}"] > *`)
    if (!cell || (document.activeElement === cell && cell.tagName === 'A')) return
    cell.focus({ preventScroll: true })
    // Clear of the bars, as `scroll-padding` has them.
    cell.scrollIntoView({ block: 'nearest' })
    if (cell.tagName === 'A') isFocusWanted.current = false
  })

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = nextCell(event.key, active, { count, rows: Math.floor(innerHeight / rowHeight) })
    if (next === undefined) return
    event.preventDefault()
    if (next === active) return
    const row = Math.floor(next / columns)
    isFocusWanted.current = true
    setActive(next)
    virtualizer.scrollToIndex(row, { align: 'auto' })
    if (Math.abs(row - activeRow) > 1) setSaid(text('pieces.row', { row: row + 1, rows }))
    // The scroll that follows is no news.
    lastRow.current = row
  }

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cells are links; arrows move between them */}
      <div
        className="tray pieces piecewindow"
        role="list"
        ref={list}
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const at = target.closest<HTMLElement>('[data-at]')?.dataset['at']
          if (at !== undefined) setActive(Number(at))
        }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <WindowRow
            key={index}
            row={index}
            style={{ transform: `translateY(${start - top}px)` }}
            count={count}
            scales={open.scales}
            pieceAt={pieceAt}
            need={need}
            active={active}
          />
        ))}
      </div>
      <div className="lip" aria-hidden="true" />
      <p className="sr" role="status">
        {said}
      </p>
      {isLost && (
        <div className="msg msg--error piecewindow__lost" role="alert">
          <ProductIcon name="warning" />
          <p>{text('pieces.failed')}</p>
          <button className="btn btn--sm msg__act" type="button" onClick={tryAgain}>
            {text('flow.try-again')}
          </button>
        </div>
      )}
    </>
  )
}

/** Between two rows, in pixels: the wall of the compartments. */
const gap = 2
