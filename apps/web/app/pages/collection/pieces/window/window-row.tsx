import { useEffect, useState, type CSSProperties } from 'react'
import { useSearchParams } from 'react-router'

import { FreePlace } from '../cells/free-place.tsx'
import { PlaceCell } from '../cells/place-cell.tsx'
import { columns } from '../cells/places.ts'
import { SetStrip } from '../cells/set-strip.tsx'
import type { OpenPieces } from '../open-pieces.ts'
import type { Tick } from '../use-ticks.ts'
import type { ListPages } from './use-list-pages.ts'
import { isStrip, type LayoutRow } from './window-layout.ts'

/** A row that leaves the sight sooner asks for nothing, in milliseconds. */
const patience = 80

/** Whether a row has stayed in sight. Then it asks for the places that are not there. */
export function useCalmRow({ first, end }: LayoutRow, need: ListPages['need']): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), patience)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isCalm) return
    need(first)
    if (end > first) need(end - 1)
  }, [isCalm, first, end, need])
  return isCalm
}

interface WindowRowProps {
  readonly row: LayoutRow
  readonly style: CSSProperties
  /** Cells of the whole list. */
  readonly count: number
  /** The list goes on in free places, and has no strips. */
  readonly hasFreePlaces: boolean
  readonly scales: OpenPieces['scales']
  readonly pages: Pick<ListPages, 'placeAt' | 'need'>
  readonly tickAt: (at: number, copy: string) => Tick | undefined
  /** The cell that takes the focus. */
  readonly active: number
}

/** Four cells, or the strip of a set. Pictures and missing cells come once the row has stayed in sight. */
export function WindowRow({ row, style, count, hasFreePlaces, scales, pages, tickAt, active }: WindowRowProps) {
  const [query] = useSearchParams()
  const isCalm = useCalmRow(row, pages.need)
  if (!hasFreePlaces && isStrip(row)) {
    const shelf = pages.placeAt(row.first)?.shelf
    return (
      <div className="setstrip windowrow" role="listitem" style={style} data-set={shelf?.set?.id}>
        {shelf ? <SetStrip set={shelf.set} /> : <span className="skel" />}
      </div>
    )
  }
  return (
    <div className="grid4 windowrow" role="presentation" style={style}>
      {Array.from({ length: columns }, (_, column) => {
        const at = row.first + column
        if (at >= row.end)
          return hasFreePlaces ? (
            <div key={at} role={at === count ? 'listitem' : undefined} aria-hidden={at > count || undefined}>
              <FreePlace drawer={query.get('drawer')} isNamed={at === count} />
            </div>
          ) : (
            <div key={at} className="item" aria-hidden="true" />
          )
        const place = pages.placeAt(at)
        const tabIndex = at === active ? 0 : -1
        return (
          <div key={at} role="listitem" aria-setsize={count} aria-posinset={at + 1} data-at={at}>
            {place ? (
              <PlaceCell
                place={place}
                scales={scales}
                isFirst
                isQuiet={!isCalm}
                tickOf={(copy) => tickAt(at, copy)}
                tabIndex={tabIndex}
              />
            ) : (
              <span className="item piece" tabIndex={tabIndex} aria-busy="true">
                <span className="skel skel--art" />
                <span className="slip">
                  <span className="slip__n skel" />
                  <span className="slip__m" />
                </span>
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
