import type { ItemSummary } from '@collect/collectibles/wire'
import type { ReactNode } from 'react'

import { ItemCard } from '../../item/item-card.tsx'

interface ItemRailProps {
  /** Of its heading. */
  readonly id: string
  readonly name: string
  readonly items: readonly ItemSummary[]
  /** Beside the heading. */
  readonly children?: ReactNode
  /** The page of the items' sheets, where that is another page. */
  readonly list?: string | undefined
  /** True for the rail above the fold. */
  readonly isFirst?: boolean
}

/** An open drawer seen from above. It is focusable, so the arrow keys scroll it. */
export function ItemRail({ id, name, items, children, list, isFirst = false }: ItemRailProps) {
  const onlySamples = items.every(({ sample }) => sample)
  return (
    <section className="rail" aria-labelledby={id}>
      <div className="rail__head">
        <h2 id={id}>{name}</h2>
        {children}
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
