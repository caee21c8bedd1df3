import type { Category, Collection } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { ProductTitle } from '../product-title.tsx'
import { ItemCard } from '../../item/item-card.tsx'
import { DrawerTabs } from './drawer-tabs.tsx'
import { FreePlace } from './free-place.tsx'
import { freePlaces } from './places.ts'

interface MyDrawersProps {
  readonly collection: Collection
  /** The only drawer to show. */
  readonly drawer: string | undefined
}

/** The user's items, and free places. */
export function MyDrawers({ collection: { count, counts, items }, drawer }: MyDrawersProps) {
  const { text } = useText()
  const free = freePlaces(items.length)
  return (
    <>
      <ProductTitle page={text('collection.title')} />
      <div className="head">
        <h1>{text('collection.title')}</h1>
        {count > 0 && (
          <p className="muted">
            {items.length > 0
              ? text('collection.lead', { count: items.length, free })
              : text('collection.drawer-empty')}
          </p>
        )}
      </div>
      {count > 0 && <DrawerTabs count={count} counts={counts} drawer={drawer as Category | undefined} />}
      {count === 0 && (
        <section className="empty" aria-labelledby="nothing">
          <h2 id="nothing">{text('collection.empty.title')}</h2>
          <p className="muted">{text('collection.empty.text')}</p>
          <div className="acts">
            <Link className="btn btn--primary" to="/discover">
              {text('collection.empty.action')}
            </Link>
          </div>
        </section>
      )}
      <div className="tray grid4 grid4--page">
        {items.map((item, index) => (
          <ItemCard key={item.id} item={item} isFirst={index < 8} mark="sample" />
        ))}
        {Array.from({ length: free }, (_, index) => (
          <FreePlace key={index} isNamed={index === 0} />
        ))}
      </div>
      <div className="lip" aria-hidden="true" />
    </>
  )
}
