import type { Item, ItemPage, ItemSummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { ProductTitle } from './product-title.tsx'
import { ItemCard } from '../item/item-card.tsx'
import { actOnPage } from '../acts/act-on-page.ts'
import { loadOpenedItem } from '../item/load-opened-item.ts'
import { readCollectibles } from '../server/ask-collectibles.ts'
import type { Route } from './+types/shop'
import { ShowCase } from './shop/show-case.tsx'

/** Cards in a list (SAMPLE-GRID-1). */
const listSize = 6

export async function loader(visit: Route.LoaderArgs) {
  const { url } = visit
  const isWhole = url.searchParams.get('shelf') === 'all'
  const [opened, { items }] = await Promise.all([
    loadOpenedItem(visit),
    readCollectibles<ItemPage>(visit, '/items?offered=true&page_size=100'),
  ])
  if (isWhole) return { opened, shelf: items, isWhole }
  const best = dearestOf(items)
  return {
    opened,
    featured: best && (await readCollectibles<Item>(visit, `/items/${best.id}`)),
    shelf: items.filter(({ id }) => id !== best?.id).slice(0, listSize),
    isWhole,
  }
}

export const action = (args: Route.ActionArgs) => actOnPage(args)

/** The item in the showcase: the most expensive one. */
function dearestOf(items: readonly ItemSummary[]): ItemSummary | undefined {
  return items.reduce<ItemSummary | undefined>(
    (best, item) => ((item.price?.amount ?? 0) > (best?.price?.amount ?? 0) ? item : best),
    undefined,
  )
}

export default function Shop({ loaderData: { featured, shelf, isWhole } }: Route.ComponentProps) {
  const { text } = useText()
  return (
    <>
      <ProductTitle page={text('shop.title')} />
      <div className="head">
        <h1>{text('shop.title')}</h1>
        <p className="muted">{text(featured || shelf.length > 0 ? 'shop.lead' : 'shop.none')}</p>
      </div>
      {featured && <ShowCase item={featured} />}
      {shelf.length > 0 && (
        <section aria-labelledby="shelf">
          <div className="rail__head">
            <h2 id="shelf">{text(isWhole ? 'shop.whole-shelf' : 'shop.shelf')}</h2>
            <Link className="link link--tap sm" to={isWhole ? '/shop' : '?shelf=all'}>
              {text(isWhole ? 'shop.back' : 'discover.see-all')}
            </Link>
          </div>
          <div className="tray goods goods--shelf">
            {shelf.map((item) => (
              <ItemCard key={item.id} item={item} mark="price" />
            ))}
          </div>
          <div className="lip" aria-hidden="true" />
        </section>
      )}
    </>
  )
}
