import { useText } from '@collect/messages/react'

import { ToldHere } from '../order/told-here.tsx'
import { ViewHead } from '../../view-head.tsx'
import { AddShelf } from './add-shelf.tsx'
import type { OpenPlaces } from './load-places.ts'
import type { ShelfKind } from './shelf-kind.ts'
import { PlaceTree } from './place-tree.tsx'
import { TagRows } from './tag-rows.tsx'

/** Where pieces lie, what they belong to and what they carry: places, folders, tags. */
export function PlacesView({ open }: { readonly open: OpenPlaces }) {
  const { text } = useText()
  const { places, folders, tags, told } = open
  return (
    <>
      <ViewHead title={text('shelves.places')}>{text('shelves.places.lead')}</ViewHead>
      <ToldHere told={told} />
      <ShelfPart kind="place" open={open} count={places.length}>
        <PlaceTree kind="place" shelves={places} open={open} />
      </ShelfPart>
      <ShelfPart kind="folder" open={open} count={folders.length}>
        <PlaceTree kind="folder" shelves={folders} open={open} />
      </ShelfPart>
      <ShelfPart kind="tag" open={open} count={tags.length}>
        <TagRows open={open} />
      </ShelfPart>
    </>
  )
}

interface ShelfPartProps {
  readonly kind: ShelfKind
  readonly open: OpenPlaces
  readonly count: number
  readonly children: React.ReactNode
}

function ShelfPart({ kind, open, count, children }: ShelfPartProps) {
  const { text } = useText()
  return (
    <section className="shelves" aria-labelledby={`shelves-${kind}`}>
      <h2 id={`shelves-${kind}`}>{text(`shelves.${kind}`)}</h2>
      {count === 0 ? <p className="muted shelves__none">{text(`shelves.${kind}.none`)}</p> : children}
      <AddShelf kind={kind} id={open.newIds[kind]} isOpen={count === 0} />
    </section>
  )
}
