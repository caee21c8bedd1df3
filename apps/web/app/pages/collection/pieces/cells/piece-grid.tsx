import type { CopySummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'
import { Fragment } from 'react'

import { setPath } from '../../../../item/set-path.ts'
import { progressText } from '../../../set/progress.ts'
import { FreePlace } from './free-place.tsx'
import { columns, freePlaces } from './places.ts'
import { isChosenIn, type ChosenPieces } from '../chosen.ts'
import type { OpenPieces } from '../open-pieces.ts'
import { PieceCell } from './piece-cell.tsx'
import { filtersOf } from '../pieces-address.ts'

interface PieceGridProps {
  readonly open: OpenPieces
  readonly pieces: readonly CopySummary[]
  /** The cells have checkboxes. */
  readonly chosen: ChosenPieces | undefined
}

/** Four in a row at every width. In the order of sets each has a strip of its own. */
export function PieceGrid({ open, pieces, chosen }: PieceGridProps) {
  const { text } = useText()
  const [query] = useSearchParams()
  const { page, sort, scales, progress, isFirstPage } = open
  const groups = sort === 'number' ? bySet(pieces) : [{ set: undefined, at: 0, pieces }]
  // A list that goes on, or that leaves something out, has no free place.
  const isWhole =
    page?.next_page_token === undefined && !query.has('q') && filtersOf(query).length === 0 && chosen === undefined
  const free = isWhole ? (isFirstPage ? freePlaces(pieces.length) : rest(pieces.length, 1)) : 0
  return (
    <>
      <ul className="tray grid4 pieces">
        {groups.map(({ set, at, pieces: members }) => (
          <Fragment key={at}>
            {sort === 'number' && (
              <li className="setstrip" data-set={set?.id}>
                <h2>
                  {set ? (
                    <Link className="link" to={setPath(set.id)}>
                      {set.name}
                    </Link>
                  ) : (
                    text('pieces.no-set')
                  )}
                </h2>
                {set && progress[set.id] && (
                  <span className="sm muted num">{progressText({ text }, progress[set.id] ?? noProgress)}</span>
                )}
              </li>
            )}
            {members.map((piece, index) => (
              <li key={piece.id}>
                <PieceCell
                  piece={piece}
                  scales={scales}
                  isFirst={at + index < 8}
                  isInSet={sort === 'number'}
                  isChosen={chosen && isChosenIn(chosen, piece.id)}
                  isFixed={chosen?.isEvery}
                />
              </li>
            ))}
            {(sort === 'number' || !isWhole) && <BareFelt count={rest(members.length, 0)} />}
          </Fragment>
        ))}
        {sort !== 'number' &&
          Array.from({ length: free }, (_, index) => (
            <li key={index} aria-hidden={index > 0 || undefined}>
              <FreePlace drawer={query.get('drawer')} isNamed={index === 0} />
            </li>
          ))}
      </ul>
      <div className="lip" aria-hidden="true" />
    </>
  )
}

const noProgress = { owned: 0, total: 0 }

/** Places up to a full row, from `fewest` on. */
const rest = (count: number, fewest: number): number => Math.ceil((count + fewest) / columns) * columns - count

const BareFelt = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, index) => <li className="item" key={index} aria-hidden="true" />)

interface SetGroup {
  readonly set: CopySummary['set']
  /** Of its first piece on the page. */
  readonly at: number
  readonly pieces: readonly CopySummary[]
}

/** Neighbours that belong to the same set. */
function bySet(pieces: readonly CopySummary[]): readonly SetGroup[] {
  const starts = pieces.flatMap(({ set }, at) => (at === 0 || pieces[at - 1]?.set?.id !== set?.id ? [at] : []))
  return starts.map((at, index) => ({ set: pieces[at]?.set, at, pieces: pieces.slice(at, starts[index + 1]) }))
}
