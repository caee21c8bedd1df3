import { useText } from '@collect/messages/react'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'

import { nextCell } from '../cells/next-cell.ts'
import { useKeptPlace } from './use-kept-place.ts'
import type { WindowLayout } from '../cells/window-layout.ts'

interface WindowOptions {
  readonly layout: WindowLayout
  /** A measure of the rows: the window asks again for all sizes when it changes. */
  readonly rowHeight: number
  readonly sizeOf: (row: number) => number
  /** Called with the place of the list and the first row, once they may have changed. */
  readonly onMeasure?: (list: HTMLElement) => void
  /** Shift and a key went from one cell to another one. */
  readonly onExtend?: ((from: number, to: number) => void) | undefined
}

/** Rows drawn beyond the sight, on each side. */
const overscan = 3
/** The scroll rests, in milliseconds. */
const rest = 150
/** A scroll is too fast to look at what passes, in pixels a millisecond: five screens of a small laptop a second. */
const fast = 4
/** Without an event for so long a scroll has ended where the browser does not say so, in milliseconds. */
const still = 200
/** A scroll over so many rows is a jump, of which readers hear. */
const jump = 40

/** A window over the rows of a list: one stop of the Tab key, arrows between the cells, and a place that is kept. */
export function useWindowList({ layout, rowHeight, sizeOf, onMeasure, onExtend }: WindowOptions) {
  const { text } = useText()
  const { key: entry } = useLocation()
  const list = useRef<HTMLElement>(null)
  const listRef = useCallback((element: HTMLElement | null) => void (list.current = element), [])
  const [top, setTop] = useState(0)
  const [chosen, setActive] = useState(0)
  const [said, setSaid] = useState('')
  const active = Math.min(chosen, Math.max(0, layout.cells - 1))
  const activeRow = layout.cells > 0 ? layout.rowOf(active) : 0
  // eslint-disable-next-line react/incompatible-library -- nothing that is memoized gets its functions
  const virtualizer = useWindowVirtualizer({
    count: layout.rows,
    estimateSize: sizeOf,
    overscan,
    scrollMargin: top,
    // The row of the focus stays, so that the Tab key finds it.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), activeRow])].toSorted((a, b) => a - b),
  })

  const measured = useRef(onMeasure)
  useEffect(() => {
    measured.current = onMeasure
  })
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return
      const at = list.current.getBoundingClientRect().top + scrollY
      setTop((before) => (Math.abs(before - at) < 0.5 ? before : at))
      measured.current?.(list.current)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, layout])

  const placeAtRest = useKeptPlace(virtualizer, top)

  const pace = useRef({ y: 0, at: 0, speed: 0 })
  const isFast = useCallback(() => pace.current.speed > fast && performance.now() - pace.current.at < still, [])
  const lastRow = useRef(0)
  const rows = layout.rows
  useEffect(() => {
    const settle = () => {
      const row = placeAtRest()
      if (Math.abs(row - lastRow.current) >= jump) setSaid(text('pieces.row', { row: row + 1, rows }))
      lastRow.current = row
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = ({ timeStamp: at }: Event) => {
      const { y, at: before } = pace.current
      pace.current = { y: scrollY, at, speed: Math.abs(scrollY - y) / Math.max(1, at - before) }
      clearTimeout(timer)
      timer = setTimeout(settle, rest)
    }
    const onEnd = () => void (pace.current = { ...pace.current, speed: 0 })
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('scrollend', onEnd)
    // An entry of the history that a sheet has made knows the place too.
    timer = setTimeout(settle, rest)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
      removeEventListener('scrollend', onEnd)
    }
  }, [entry, top, rows, text, placeAtRest])

  /** The cell that a key led to, until it has the focus. The effect of a render before the key leaves it alone. */
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    if (awaited.current !== active) return
    const cell = list.current?.querySelector<HTMLElement>(`[data-at="${active}"]`)
    const target = cell?.querySelector<HTMLElement>('[data-stop]') ?? cell?.querySelector<HTMLElement>('[tabindex]')
    if (!target) return
    const isThere = target.hasAttribute('data-stop')
    if (document.activeElement !== target) {
      target.focus({ preventScroll: true })
      cell?.scrollIntoView({ block: 'nearest' })
    }
    if (isThere) awaited.current = undefined
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || !isOfCell(event)) return
    const next = nextCell(event.key, active, layout, Math.floor(innerHeight / rowHeight))
    if (next === undefined) return
    event.preventDefault()
    if (next === active) return
    const row = layout.rowOf(next)
    awaited.current = next
    setActive(next)
    if (Math.abs(row - activeRow) > 1) setSaid(text('pieces.row', { row: row + 1, rows }))
    // The scroll that follows is no news.
    lastRow.current = row
    if (event.shiftKey) onExtend?.(active, next)
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const at = target.closest<HTMLElement>('[data-at]')?.dataset['at']
    if (at !== undefined) setActive(Number(at))
  }

  return { listRef, virtualizer, top, active, said, isFast, onKeyDown, onFocus }
}

/** Keys mean the list only where the focus is on a cell; a strip between the cells has links of its own. */
const isOfCell = ({ target }: KeyboardEvent<HTMLElement>): boolean =>
  target instanceof HTMLElement && target.closest('[data-at]') !== null
