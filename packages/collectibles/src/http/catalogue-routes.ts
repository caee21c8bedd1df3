import type { Database } from '@collect/storage'
import { Hono, type Context } from 'hono'

import { artVersion } from '../art/art-path.ts'
import { artworkOf } from '../art/designs.ts'
import { matchesOf } from '../views/barcode-matches.ts'
import { listCategories, listScales } from '../views/category-store.ts'
import type { ItemStore } from '../views/item-store.ts'
import { loadSampleWords } from '../samples/load-sample-words.ts'
import {
  readBarcode,
  type BarcodeMatches,
  type CategoryList,
  type Drawers,
  type Item,
  type ItemPage,
  type ItemSummary,
  type ScaleList,
} from '../wire/index.ts'
import { acceptedLocale, cacheForEverybody, nameLanguage, type Callers } from './callers.ts'
import { HttpFailure } from './failure.ts'
import { takes } from './parameters.ts'
import { drawersQuery, itemId, itemsQuery, parseQuery, tokenOf } from './query.ts'
import { revisionTag } from './revision.ts'
import { translated } from './translated.ts'

const aYear = 'public, max-age=31536000, immutable'

interface CatalogueOptions {
  readonly database: Database
  readonly callers: Callers
  readonly items: ItemStore
  readonly now: () => number
}

/** The catalogue, for everybody. */
export function catalogueRoutes({ database, callers, items, now }: CatalogueOptions): Hono {
  const app = new Hono()

  app.get('/categories', async (c) => {
    const caller = await callers.reader(c)
    return c.json({ categories: await listCategories(database, caller) } satisfies CategoryList)
  })

  app.get('/scales', async (c) => {
    cacheForEverybody(c)
    return c.json({ scales: await listScales(database) } satisfies ScaleList)
  })

  app.get('/drawers', takes(drawersQuery), async (c) => {
    const { size } = parseQuery(drawersQuery, c.req.query())
    const caller = await callers.reader(c)
    const [drawers, inWords] = await Promise.all([items.drawers(size, acceptedLocale(c), caller), translatorFor(c)])
    return c.json({
      drawers: drawers.map((drawer) => ({ ...drawer, items: drawer.items.map((item) => inWords(item)) })),
    } satisfies Drawers)
  })

  app.get('/items', takes(itemsQuery), async (c) => {
    const { category, offered, sort, page_size, page_token } = parseQuery(itemsQuery, c.req.query())
    const locale = acceptedLocale(c)
    const caller = await callers.reader(c)
    const inWords = await translatorFor(c)
    if (sort === 'newest') {
      const newest = await items.newest(page_size, now(), locale)
      return c.json({ items: newest.map((item) => inWords(item)) } satisfies ItemPage)
    }
    // One row more than requested shows whether another page follows.
    const filter = { category, offered, caller, after: page_token, limit: page_size + 1 }
    const found = await items.list(filter, locale)
    const page = found.slice(0, page_size)
    const last = found.length > page_size ? page.at(-1) : undefined
    return c.json({
      items: page.map(({ item }) => inWords(item)),
      ...(last && { next_page_token: tokenOf(last.place, { category, offered }) }),
    } satisfies ItemPage)
  })

  app.get('/items/:id', async (c) => {
    const caller = await callers.reader(c)
    const [item, inWords] = await Promise.all([itemNamed(c, items, caller), translatorFor(c)])
    c.header('ETag', revisionTag(item.rev))
    return c.json(inWords(item) satisfies Item)
  })

  app.get('/items/:id/art.svg', takes(['v']), async (c) => {
    const id = itemIdIn(c)
    const shared = await items.drawn(id)
    // Only a private picture asks for the session.
    const item = shared ?? (await items.drawn(id, await callers.reader(c)))
    if (!item) throw noItem()
    const forSharing = c.req.query('v') === artVersion ? aYear : 'public, max-age=3600'
    return c.body(artworkOf(item), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ...(shared && { 'Cache-Control': forSharing }),
    })
  })

  app.get('/barcodes/:code', async (c) => {
    const code = readBarcode(c.req.param('code'))
    if (code === undefined) throw new HttpFailure(400, 'code: it is no barcode, or its check digit is wrong')
    const caller = await callers.reader(c)
    const [matches, inWords] = await Promise.all([
      matchesOf(database, code, acceptedLocale(c), caller),
      translatorFor(c),
    ])
    return c.json({
      code,
      matches: matches.map(({ item, variant }) => ({ item: inWords(item), variant })),
    } satisfies BarcodeMatches)
  })

  return app
}

/** An item that the caller cannot see answers as one that does not exist. */
export const noItem = () => new HttpFailure(404, 'There is no such item.')

export function itemIdIn(c: Context): string {
  const parsed = itemId.safeParse(c.req.param('id'))
  if (!parsed.success) throw noItem()
  return parsed.data
}

async function itemNamed(c: Context, items: ItemStore, caller: string | undefined): Promise<Item> {
  const item = await items.find(itemIdIn(c), acceptedLocale(c), caller)
  if (!item) throw noItem()
  return item
}

/** Samples are said in the accepted language. */
export async function translatorFor(c: Context) {
  const locale = acceptedLocale(c)
  const words = await loadSampleWords(locale)
  nameLanguage(c, locale)
  return <Piece extends ItemSummary>(piece: Piece) => translated(piece, words)
}
