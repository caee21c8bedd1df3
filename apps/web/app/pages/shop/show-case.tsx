import type { Item } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { Art } from '../../item/art.tsx'
import { itemPath } from '../../item/item-path.ts'
import { priceText } from '../../item/price.ts'

/** The showcase of one item, with its description beside it. */
export function ShowCase({ item }: { readonly item: Item }) {
  const { text, locale } = useText()
  const { pathname, search } = useLocation()
  return (
    <section className="case" aria-labelledby="case">
      <div className="tray">
        <Art src={item.art} isFirst />
      </div>
      <div className="case__t">
        <h2 id="case">{text('shop.featured', { name: item.name, caption: item.caption })}</h2>
        <p className="muted">{item.story}</p>
        {item.price && (
          <p className="case__p num">
            <span className="sr">{text('shop.price')} </span>
            {priceText(item.price, locale)}
          </p>
        )}
        <Link
          className="btn btn--primary"
          to={itemPath(pathname, search, item.id)}
          state={{ fromList: true }}
          preventScrollReset
          data-item={item.id}
        >
          {text('shop.see-piece')}
        </Link>
      </div>
    </section>
  )
}
