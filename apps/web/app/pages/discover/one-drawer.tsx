import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { ProductTitle } from '../product-title.tsx'
import { ItemCard } from '../../item/item-card.tsx'
import { PageLinks } from '../page-links.tsx'
import type { OpenDrawer } from './load-drawer.ts'

/** All items of one drawer, in pages. */
export function OneDrawer({ drawer }: { readonly drawer: OpenDrawer }) {
  const { text } = useText()
  const name = text(`category.${drawer.category}`)
  return (
    <>
      <ProductTitle page={name} />
      <div className="head">
        <h1>{name}</h1>
        <p className="muted">{text('discover.drawer.lead', { count: drawer.count })}</p>
        <p>
          <Link className="link link--tap sm" to="/discover">
            {text('discover.all')}
          </Link>
        </p>
      </div>
      <div className="tray goods">
        {drawer.items.map((item, index) => (
          <ItemCard key={item.id} item={item} isFirst={index < 4} />
        ))}
      </div>
      <div className="lip" aria-hidden="true" />
      <PageLinks next={drawer.next_page_token} isFirst={drawer.isFirstPage} />
    </>
  )
}
