import { Fragment, useMemo } from 'react'
import { useSearchParams } from 'react-router'

import type { ListedPage, ListedPlace } from '../listed-page.ts'
import type { OpenPieces } from '../open-pieces.ts'
import { filtersOf } from '../pieces-address.ts'
import type { Picking } from '../use-picking.ts'
import { useTicks } from '../use-ticks.ts'
import { FreePlace } from './free-place.tsx'
import { idsOfPlaces, placeKey } from './place-ids.ts'
import { PlaceCell } from './place-cell.tsx'
import { columns, freePlaces } from './places.ts'
import { SetStrip } from './set-strip.tsx'
import { useCellKeys } from './use-cell-keys.ts'
import { evenRows, setRows } from './window-layout.ts'

interface PieceGridProps {
  readonly open: OpenPieces
  readonly page: ListedPage
  /** The cells have checkboxes. */
  readonly picking: Picking | undefined
}

/** Four in a row at every width. In the order of sets each has a strip of its own. */
export function PieceGrid({ open, page, picking }: PieceGridProps) {
  const [query] = useSearchParams()
  const { scales, isFirstPage } = open
  const { places } = page
  const { tickAt } = useTicks(picking, async (from, to) => idsOfPlaces(places.slice(from, to + 1)))
  const groups = useMemo(() => bySet(places), [places])
  const isBySet = places[0]?.shelf !== undefined
  const layout = useMemo(
    () =>
      isBySet
        ? setRows(
            groups.map(({ members }) => members.length),
            columns,
          )
        : evenRows(places.length, columns, false),
    [isBySet, groups, places],
  )
  const { tabIndexOf, onKeyDown, onFocus } = useCellKeys(layout)
  // A list that goes on, or that leaves something out, has no free place.
  const isWhole = page.next_page_token === undefined && !query.has('q') && filtersOf(query).length === 0 && !picking
  const free = isWhole ? (isFirstPage ? freePlaces(places.length) : rest(places.length, 1)) : 0
  return (
    <>
      {/* Safari has no list where a list has no bullets. Its cells are links; arrows move between them. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="tray grid4 pieces" role="list" onKeyDown={onKeyDown} onFocus={onFocus}>
        {groups.map(({ at, members }) => (
          <Fragment key={at}>
            {isBySet && (
              <li className="setstrip" data-set={places[at]?.shelf?.set?.id}>
                <SetStrip set={places[at]?.shelf?.set} />
              </li>
            )}
            {members.map((place, index) => (
              <li key={placeKey(place)} data-at={at + index}>
                <PlaceCell
                  place={place}
                  scales={scales}
                  isFirst={at + index < 8}
                  tick={tickAt(at + index, place)}
                  tabIndex={tabIndexOf(at + index)}
                />
              </li>
            ))}
            {(isBySet || !isWhole) && <BareFelt count={rest(members.length, 0)} />}
          </Fragment>
        ))}
        {!isBySet &&
          Array.from({ length: free }, (_, index) => (
            <li key={index} aria-hidden={index > 0 || undefined}>
              <FreePlace isNamed={index === 0} />
            </li>
          ))}
      </ul>
      <div className="lip" aria-hidden="true" />
    </>
  )
}

/** Places up to a full row, from `fewest` on. */
const rest = (count: number, fewest: number): number => Math.ceil((count + fewest) / columns) * columns - count

const BareFelt = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, index) => <li className="item" key={index} aria-hidden="true" />)

interface SetGroup {
  /** Of its first place on the page. */
  readonly at: number
  readonly members: readonly ListedPlace[]
}

/** Neighbours that belong to the same set. */
function bySet(places: readonly ListedPlace[]): readonly SetGroup[] {
  const starts = places.flatMap(({ shelf }, at) =>
    at === 0 || places[at - 1]?.shelf?.start !== shelf?.start ? [at] : [],
  )
  return starts.map((at, index) => ({ at, members: places.slice(at, starts[index + 1]) }))
}
