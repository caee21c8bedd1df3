import type { Item } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { Amount } from '../../item/amount.tsx'
import { Art } from '../../item/art.tsx'
import { itemPath } from '../../item/item-path.ts'

/** The showcase of one item, with its description beside it. */
export function ShowCase({ item }: { readonly item: Item }) {
  const { text } = useText()
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
            <Amount money={item.price} />
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
