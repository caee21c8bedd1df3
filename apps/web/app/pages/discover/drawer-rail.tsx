import type { Drawer } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { ItemCard } from '../../item/item-card.tsx'

interface DrawerRailProps {
  readonly drawer: Drawer
  /** The page of the items' sheets, where that is another page. */
  readonly list?: string
  /** True for the rail above the fold. */
  readonly isFirst: boolean
}

/** An open drawer seen from above. It is focusable, so the arrow keys scroll it. */
export function DrawerRail({ drawer: { category, items }, list, isFirst }: DrawerRailProps) {
  const { text } = useText()
  const name = text(`category.${category}`)
  const heading = `drawer-${category}`
  const onlySamples = items.every(({ sample }) => sample)
  return (
    <section className="rail" aria-labelledby={heading}>
      <div className="rail__head">
        <h2 id={heading}>{name}</h2>
        {onlySamples && <span className="samplenote">{text('discover.samples')}</span>}
        <Link className="link link--tap sm" to={`/discover?drawer=${category}`}>
          {text('discover.see-all')}
          <span className="sr"> {name}</span>
        </Link>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be focusable (WCAG 2.1.1) */}
      <div className="tray tray--rail" tabIndex={0} role="group" aria-label={name}>
        {items.map((item) => (
          <ItemCard key={item.id} item={item} list={list} isFirst={isFirst} {...(!onlySamples && { mark: 'sample' })} />
        ))}
      </div>
      <div className="lip" aria-hidden="true" />
    </section>
  )
}
