import type { Item } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { Amount } from '../../item/amount.tsx'
import { Art } from '../../item/art.tsx'
import { ItemLink } from '../../item/item-link.tsx'

/** The showcase of one item, with its description beside it. */
export function ShowCase({ item }: { readonly item: Item }) {
  const { text } = useText()
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
        <ItemLink id={item.id} className="btn btn--primary">
          {text('shop.see-piece')}
        </ItemLink>
      </div>
    </section>
  )
}
