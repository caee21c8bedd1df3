import type { Category } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { PageNews } from '../../acts/page-news.tsx'
import { addPath } from '../../item/own-path.ts'
import { ProductTitle } from '../product-title.tsx'
import { ItemCard } from '../../item/item-card.tsx'
import { PageLinks } from '../page-links.tsx'
import { SetsBlock } from '../set/sets-block.tsx'
import type { OpenDrawer } from './load-drawer.ts'

export function DrawerHead({ drawer: { category, count, items } }: { readonly drawer: OpenDrawer }) {
  const { text } = useText()
  const name = text(`category.${category}`)
  const onlySamples = items.every(({ sample }) => sample)
  return (
    <>
      <ProductTitle page={name} />
      <div className="head">
        <h1>{name}</h1>
        <p className="muted">
          {text(onlySamples && count > 0 ? 'discover.drawer.lead' : 'discover.drawer.count', { count })}
        </p>
        <p>
          <Link className="link link--tap sm" to="/discover">
            {text('discover.all')}
          </Link>
        </p>
      </div>
    </>
  )
}

/** The sets of one drawer, and all of its items in pages. */
export function OneDrawer({ drawer }: { readonly drawer: OpenDrawer }) {
  const { text } = useText()
  const { category, items, sets, isFirstPage, news } = drawer
  const onlySamples = items.every(({ sample }) => sample)
  return (
    <>
      {news && <PageNews news={news} name={text(`category.${category}`)} />}
      <SetsBlock title={text('discover.drawer.sets')} sets={sets} all={`/discover?show=sets&drawer=${category}`} />
      {items.length === 0 ? (
        <section className="empty">
          <p className="muted">{text('collection.drawer-empty')}</p>
          <div className="acts">
            <AddMissing category={category} className="btn btn--primary" />
          </div>
        </section>
      ) : (
        <section className={sets.length > 0 ? 'block' : undefined} aria-labelledby="items">
          <h2 id="items" className={sets.length > 0 ? 'h2--block' : 'sr'}>
            {text('discover.drawer.items')}
          </h2>
          <div className="tray goods">
            {items.map((item, index) => (
              <ItemCard
                key={item.id}
                item={item}
                isFirst={index < 4 && sets.length === 0}
                {...(!onlySamples && { mark: 'sample' })}
              />
            ))}
          </div>
          <div className="lip" aria-hidden="true" />
        </section>
      )}
      <PageLinks next={drawer.next_page_token} isFirst={isFirstPage} />
      {items.length > 0 && (
        <div className="acts acts--page">
          <AddMissing category={category} className="link link--tap" />
        </div>
      )}
    </>
  )
}

function AddMissing({ category, className }: { readonly category: Category; readonly className: string }) {
  const { text } = useText()
  return (
    <Link className={className} to={addPath(category)} state={{ fromList: true }} preventScrollReset id="add-item">
      {text('own.add')}
    </Link>
  )
}
