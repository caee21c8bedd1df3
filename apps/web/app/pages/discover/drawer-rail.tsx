import type { Drawer } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { ItemRail } from './item-rail.tsx'

interface DrawerRailProps {
  readonly drawer: Drawer
  /** The page of the items' sheets, where that is another page. */
  readonly list?: string
  /** True for the rail above the fold. */
  readonly isFirst: boolean
}

/** The first things of a drawer. */
export function DrawerRail({ drawer: { category, items }, list, isFirst }: DrawerRailProps) {
  const { text } = useText()
  const name = text(`category.${category}`)
  return (
    <ItemRail id={`drawer-${category}`} name={name} items={items} list={list} isFirst={isFirst}>
      {items.every(({ sample }) => sample) && <span className="samplenote">{text('discover.samples')}</span>}
      <Link className="link link--tap sm" to={`/discover?drawer=${category}`}>
        {text('discover.see-all')}
        <span className="sr"> {name}</span>
      </Link>
    </ItemRail>
  )
}
