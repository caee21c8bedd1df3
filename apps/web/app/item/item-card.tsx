import type { ItemSummary } from '@collect/collectibles'
import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { Art } from './art.tsx'
import { itemPath } from './item-path.ts'
import { priceText } from './price.ts'

interface ItemCardProps {
  readonly item: ItemSummary
  /** True above the fold: its picture does not load lazily. */
  readonly isFirst?: boolean
  readonly withPrice?: boolean
}

/** The picture above, its paper label below. Opens as a sheet over its list. */
export function ItemCard({ item, isFirst = false, withPrice = false }: ItemCardProps) {
  const { text, locale } = useText()
  const { pathname, search } = useLocation()
  return (
    <Link
      className="item"
      to={itemPath(pathname, search, item.id)}
      state={{ fromList: true }}
      preventScrollReset
      data-item={item.id}
    >
      <Art src={item.art} isFirst={isFirst} />
      <span className="slip">
        <span className="slip__n">{item.name}</span>
        <span className="slip__m">
          <span>{item.caption}</span>
          {withPrice && item.price ? (
            <b>{priceText(item.price, locale)}</b>
          ) : (
            item.sample && <span>{text('item.sample')}</span>
          )}
        </span>
      </span>
    </Link>
  )
}
