import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { PageNews } from '../../acts/page-news.tsx'
import { Art } from '../../item/art.tsx'
import { ItemLink } from '../../item/item-link.tsx'
import { listPath } from '../../item/item-path.ts'
import { MarkToggle } from '../../item/mark-toggle.tsx'
import type { DiscoverHome } from './load-home.ts'
import type { MissingItem } from './missing-item.ts'

interface MissingRailProps {
  readonly missing: readonly MissingItem[]
  /** What the last form of a card did. */
  readonly told: DiscoverHome['told']
}

/** What is missing of the sets that the user is building (DISCOVER-SET-3): each opens the item, and a press wants it. */
export function MissingRail({ missing, told }: MissingRailProps) {
  const { text } = useText()
  if (missing.length === 0) return null
  const title = text('discover.missing')
  return (
    <section className="rail" aria-labelledby="missing">
      <div className="rail__head">
        <h2 id="missing">{title}</h2>
        {/* The list by sets shows what is missing beside what the user has. */}
        <Link className="link link--tap sm" to="/collection?sort=number">
          {text('discover.see-all')}
          <span className="sr"> {title}</span>
        </Link>
      </div>
      {told && <PageNews {...told} />}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be focusable (WCAG 2.1.1) */}
      <div className="tray tray--rail" tabIndex={0} role="group" aria-label={title}>
        {missing.map((one) => (
          <MissingCard key={one.item.id} {...one} />
        ))}
      </div>
      <div className="lip" aria-hidden="true" />
    </section>
  )
}

/** A ghost in a dashed ring, its paper label, and the button below. */
function MissingCard({ item, isWished, set }: MissingItem) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const number = item.set?.id === set.id ? item.set.number : undefined
  return (
    <div className="item missing" id={`cell-${item.id}`}>
      <ItemLink id={item.id} className="missing__link">
        <span className="gap">
          <Art src={item.art} />
        </span>
        <span className="slip">
          <span className="slip__n">{item.name}</span>
          <span className="slip__m">
            <span>{number === undefined ? set.name : text('item.number-in', { number, set: set.name })}</span>
            <span className="sr"> {text(isWished ? 'set.cell.wished' : 'set.cell.missing')}</span>
          </span>
        </span>
      </ItemLink>
      <MarkToggle item={item} what="wished" isOn={isWished} action={listPath(pathname, search)} isNamed />
    </div>
  )
}
