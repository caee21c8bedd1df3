import type { Folder, OwnPlace } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { Amount } from '../../../item/amount.tsx'
import { ToldHere } from '../order/told-here.tsx'
import { ChangeLink } from '../order/change-link.tsx'
import type { OpenPlaces } from './load-places.ts'
import type { TreeKind } from './shelf-kind.ts'
import { ShelfPanel } from './shelf-panel.tsx'

interface PlaceTreeProps {
  readonly kind: TreeKind
  /** Each one is followed by those inside it. */
  readonly shelves: readonly (Folder | OwnPlace)[]
  readonly open: OpenPlaces
}

/** Places or folders as lists inside each other. */
export function PlaceTree({ kind, shelves, open }: PlaceTreeProps) {
  const byParent = Map.groupBy(shelves, ({ parent }) => parent)
  return <Shelves kind={kind} shelves={shelves} open={open} byParent={byParent} />
}

interface ShelvesProps extends PlaceTreeProps {
  readonly byParent: ReadonlyMap<string | undefined, readonly (Folder | OwnPlace)[]>
  /** The one around these. */
  readonly parent?: string
}

function Shelves({ parent, ...tree }: ShelvesProps) {
  const { kind, shelves, open, byParent } = tree
  const inside = byParent.get(parent) ?? []
  if (inside.length === 0) return null
  return (
    <ul className="shelflist">
      {inside.map((shelf) => (
        <li key={shelf.id} id={`row-${shelf.id}`} {...{ [`data-${kind}`]: shelf.id }}>
          <ShelfRow kind={kind} shelf={shelf} isOpen={open.changed === shelf.id} />
          <ToldHere told={open.told} row={shelf.id} />
          {open.changed === shelf.id && (
            <ShelfPanel kind={kind} shelf={shelf} shelves={shelves} newId={open.newIds.inside} />
          )}
          <Shelves {...tree} parent={shelf.id} />
        </li>
      ))}
    </ul>
  )
}

interface ShelfRowProps {
  readonly kind: TreeKind
  readonly shelf: Folder | OwnPlace
  readonly isOpen: boolean
}

function ShelfRow({ kind, shelf, isOpen }: ShelfRowProps) {
  const { text } = useText()
  const { id, name, copies, value } = shelf
  return (
    <div className="shelf">
      <div>
        <Link className="shelf__name" to={`/collection?${kind}=${id}`}>
          {name}
        </Link>
        <span className="shelf__facts">
          {'label' in shelf && (
            <span className="shelf__label">
              <span className="sr">{text('shelves.place.label')} </span>
              {shelf.label}
            </span>
          )}
          <data value={copies}>{text('shelves.pieces', { count: copies })}</data>
          {value && (
            <>
              {' · '}
              <Amount money={value} />
            </>
          )}
        </span>
      </div>
      <div className="shelf__acts">
        <ChangeLink show="places" id={id} name={name} isOpen={isOpen} />
      </div>
    </div>
  )
}
