import { memo, useEffect, useState } from 'react'

import { FreePlace } from '../cells/free-place.tsx'
import { PlaceCell } from '../cells/place-cell.tsx'
import { columns } from '../cells/places.ts'
import { SetStrip } from '../cells/set-strip.tsx'
import type { ListedPlace } from '../listed-page.ts'
import type { OpenPieces } from '../open-pieces.ts'
import type { Tick } from '../use-ticks.ts'
import type { ListPages } from './use-list-pages.ts'
import { isStrip } from '../cells/window-layout.ts'

/** A row that leaves the sight sooner asks for nothing, in milliseconds. */
const patience = 80

/** Whether a row has stayed in sight of a user who can look at it. Then it asks for the places that are not there. */
export function useCalmRow({ first, end, need, isFast }: CalmRow): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const look = () => {
      if (isFast()) timer = setTimeout(look, patience)
      else setCalm(true)
    }
    let timer = setTimeout(look, patience)
    return () => clearTimeout(timer)
  }, [isFast])
  useEffect(() => {
    if (!isCalm) return
    need(first)
    if (end > first) need(end - 1)
  }, [isCalm, first, end, need])
  return isCalm
}

interface CalmRow {
  /** Its cells; a strip has none. */
  readonly first: number
  readonly end: number
  readonly need: ListPages['need']
  /** Whether the list is scrolled too fast to look at a row. */
  readonly isFast: () => boolean
}

interface WindowRowProps extends CalmRow {
  /** From the top of the list, in pixels. */
  readonly offset: number
  /** Cells of the whole list. */
  readonly count: number
  /** The list goes on in free places, and has no strips. */
  readonly hasFreePlaces: boolean
  readonly scales: OpenPieces['scales']
  readonly placeAt: ListPages['placeAt']
  readonly tickAt: (at: number, place: ListedPlace | undefined) => Tick | undefined
  /** The cell of this row that takes the focus. */
  readonly active: number | undefined
}

/**
 * Four cells, or the strip of a set. Pictures and missing cells come once the row has stayed in sight. A scroll draws the
 * rows that come, and no other.
 */
export const WindowRow = memo(function WindowRow(props: WindowRowProps) {
  const { first, end, offset, count, hasFreePlaces, scales, placeAt, tickAt, active } = props
  const isCalm = useCalmRow(props)
  const style = { transform: `translateY(${offset}px)` }
  if (!hasFreePlaces && isStrip({ first, end })) {
    const shelf = placeAt(first)?.shelf
    return (
      <div className="setstrip windowrow" role="listitem" style={style} data-set={shelf?.set?.id}>
        {shelf ? <SetStrip set={shelf.set} /> : <span className="skel" />}
      </div>
    )
  }
  return (
    <div className="grid4 windowrow" role="presentation" style={style}>
      {Array.from({ length: columns }, (_, column) => {
        const at = first + column
        if (at >= end)
          return hasFreePlaces ? (
            <div key={at} role={at === count ? 'listitem' : undefined} aria-hidden={at > count || undefined}>
              <FreePlace isNamed={at === count} />
            </div>
          ) : (
            <div key={at} className="item" aria-hidden="true" />
          )
        const place = placeAt(at)
        const tabIndex = at === active ? 0 : -1
        return (
          <div key={at} role="listitem" aria-setsize={count} aria-posinset={at + 1} data-at={at}>
            {place ? (
              <PlaceCell
                place={place}
                scales={scales}
                isFirst
                isQuiet={!isCalm}
                tick={tickAt(at, place)}
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
})
