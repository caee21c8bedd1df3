import { Hono, type Context } from 'hono'

import { artVersion } from '../art/art-path.ts'
import { artworkOf } from '../art/designs.ts'
import type { ItemStore } from '../catalogue/item-store.ts'
import { loadSampleWords } from '../samples/load-sample-words.ts'
import { categories, type Drawers, type Item, type ItemPage, type ItemSummary } from '../wire/index.ts'
import { acceptedLocale, nameLanguage } from './callers.ts'
import { HttpFailure } from './failure.ts'
import { drawersQuery, itemId, itemsQuery, parseQuery, tokenOf } from './query.ts'
import { translated } from './translated.ts'

const aYear = 'public, max-age=31536000, immutable'

/** The catalogue, for everybody. */
export function catalogueRoutes(items: ItemStore): Hono {
  const app = new Hono()

  app.get('/drawers', async (c) => {
    const { size } = parseQuery(drawersQuery, c.req.query())
    const [counts, inWords] = await Promise.all([items.counts(), translatorFor(c)])
    const drawers = await Promise.all(
      categories.map(async (category) => {
        const found = await items.list({ category, limit: size })
        return { category, count: counts[category], items: found.map(({ item }) => inWords(item)) }
      }),
    )
    return c.json({ drawers } satisfies Drawers)
  })

  app.get('/items', async (c) => {
    const { category, offered, page_size, page_token } = parseQuery(itemsQuery, c.req.query())
    // One row more than requested shows whether another page follows.
    const found = await items.list({ category, offered, after: page_token, limit: page_size + 1 })
    const inWords = await translatorFor(c)
    const page = found.slice(0, page_size)
    const last = found.length > page_size ? page.at(-1) : undefined
    return c.json({
      items: page.map(({ item }) => inWords(item)),
      ...(last && { next_page_token: tokenOf(last.place) }),
    } satisfies ItemPage)
  })

  app.get('/items/:id', async (c) => {
    const [item, inWords] = await Promise.all([itemNamed(c, items), translatorFor(c)])
    return c.json(inWords(item) satisfies Item)
  })

  app.get('/items/:id/art.svg', async (c) => {
    const { category, id } = await itemNamed(c, items)
    return c.body(artworkOf(category, id), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': c.req.query('v') === artVersion ? aYear : 'public, max-age=3600',
    })
  })

  return app
}

export function itemIdIn(c: Context): string {
  const parsed = itemId.safeParse(c.req.param('id'))
  if (!parsed.success) throw new HttpFailure(404, 'There is no such item.')
  return parsed.data
}

export async function itemNamed(c: Context, items: ItemStore): Promise<Item> {
  const item = await items.find(itemIdIn(c))
  if (!item) throw new HttpFailure(404, 'There is no such item.')
  return item
}

/** Samples are said in the accepted language. */
export async function translatorFor(c: Context) {
  const locale = acceptedLocale(c)
  const words = await loadSampleWords(locale)
  nameLanguage(c, locale)
  return <Piece extends ItemSummary>(piece: Piece) => translated(piece, words)
}
