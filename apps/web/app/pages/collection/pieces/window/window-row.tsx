import type { CopySummary } from '@collect/collectibles/wire'
import { useEffect, useState, type CSSProperties } from 'react'
import { useSearchParams } from 'react-router'

import { FreePlace } from '../cells/free-place.tsx'
import type { OpenPieces } from '../open-pieces.ts'
import { PieceCell } from '../cells/piece-cell.tsx'
import { columns } from '../cells/places.ts'

/** A row that leaves the sight sooner asks for nothing, in milliseconds. */
const patience = 80

interface WindowRowProps {
  readonly row: number
  readonly style: CSSProperties
  readonly count: number
  readonly scales: OpenPieces['scales']
  readonly pieceAt: (at: number) => CopySummary | undefined
  readonly need: (at: number) => void
  /** The cell that takes the focus. */
  readonly active: number
}

/** Four cells. Pictures and missing pieces come once the row has stayed in sight. */
export function WindowRow({ row, style, count, scales, pieceAt, need, active }: WindowRowProps) {
  const [query] = useSearchParams()
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), patience)
    return () => clearTimeout(timer)
  }, [])
  const first = row * columns
  const last = Math.min(first + columns, count) - 1
  useEffect(() => {
    if (!isCalm) return
    need(first)
    need(last)
  }, [isCalm, first, last, need])
  return (
    <div className="grid4 windowrow" role="presentation" style={style}>
      {Array.from({ length: columns }, (_, column) => {
        const at = first + column
        if (at >= count)
          return (
            <div key={at} role={at === count ? 'listitem' : undefined} aria-hidden={at > count || undefined}>
              <FreePlace drawer={query.get('drawer')} isNamed={at === count} />
            </div>
          )
        const piece = pieceAt(at)
        const tabIndex = at === active ? 0 : -1
        return (
          <div key={at} role="listitem" aria-setsize={count} aria-posinset={at + 1} data-at={at}>
            {piece ? (
              <PieceCell piece={piece} scales={scales} isFirst isInSet={false} isQuiet={!isCalm} tabIndex={tabIndex} />
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
