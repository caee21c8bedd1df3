import type { Session } from '@collect/contract'
import { defaultLocale, localeOfRequest, tagOf } from '@collect/messages'
import { isUnavailable } from '@collect/storage'
import { Hono, type Context } from 'hono'

import { artVersion } from '../art/art-path.ts'
import { artworkOf } from '../art/designs.ts'
import { loadSampleWords } from '../samples/load-sample-words.ts'
import type { CollectionStore } from '../copies/collection-store.ts'
import type { ItemStore } from '../catalogue/item-store.ts'
import {
  categories,
  type Collection,
  type CollectionEntry,
  type Drawers,
  type Item,
  type ItemPage,
  type ItemSummary,
} from '../wire/index.ts'
import { failureEnvelopeOf, HttpFailure, SessionUnknownError } from './failure.ts'
import { collectionQuery, drawersQuery, itemId, itemsQuery, parseQuery, tokenOf } from './query.ts'
import { requireSameOrigin } from './same-origin.ts'
import { translated } from './translated.ts'

/** A session. A frozen account (its owner reported misuse) cannot change anything until a recovery. */
export type OwnSession = Session & { readonly isFrozen?: boolean }

export interface AppOptions {
  readonly items: ItemStore
  readonly collection: CollectionStore
  /** @throws SessionUnknownError */
  readonly sessionOf: (request: Request) => Promise<OwnSession | undefined>
  readonly now: () => number
  readonly onFault: (error: unknown, request: Request) => void
}

const aYear = 'public, max-age=31536000, immutable'

/** The HTTP API under `/api/collectibles`. */
export function createApp({ items, collection, sessionOf, now, onFault }: AppOptions): Hono {
  const app = new Hono().basePath('/api/collectibles')

  app.use(async (c, next) => {
    requireSameOrigin(c.req.raw)
    await next()
  })

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
    const [item, inWords] = await Promise.all([itemNamed(c), translatorFor(c)])
    return c.json(inWords(item) satisfies Item)
  })

  app.get('/items/:id/art.svg', async (c) => {
    const { category, id } = await itemNamed(c)
    return c.body(artworkOf(category, id), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': c.req.query('v') === artVersion ? aYear : 'public, max-age=3600',
    })
  })

  app.get('/collection', async (c) => {
    const owner = await ownerOf(c)
    const { category } = parseQuery(collectionQuery, c.req.query())
    const [kept, counts, inWords] = await Promise.all([
      collection.list(owner, category),
      collection.counts(owner),
      translatorFor(c),
    ])
    const count = categories.reduce((sum, entry) => sum + counts[entry], 0)
    return c.json({ count, counts, items: kept.map((item) => inWords(item)) } satisfies Collection)
  })

  app.get('/collection/:id', async (c) => {
    const entry = await collection.find(await ownerOf(c), idNamed(c))
    if (!entry) throw new HttpFailure(404, 'This item is not in the collection.')
    return c.json(entry satisfies CollectionEntry)
  })

  app.put('/collection/:id', async (c) => {
    const owner = await changerOf(c)
    const { id } = await itemNamed(c)
    const isNew = await collection.add(owner, id, now())
    const entry = await collection.find(owner, id)
    if (!entry) throw new HttpFailure(404, 'Another request has just removed this item.')
    return c.json(entry satisfies CollectionEntry, isNew ? 201 : 200)
  })

  app.delete('/collection/:id', async (c) => {
    await collection.remove(await changerOf(c), idNamed(c))
    return c.body(null, 204)
  })

  app.notFound((c) => c.json(failureEnvelopeOf(404), 404))
  app.onError((error, c) => {
    if (error instanceof HttpFailure) return c.json(failureEnvelopeOf(error.status, error.reason), error.status)
    if (error instanceof SessionUnknownError) return unavailable(c, 'The identity service does not answer.')
    onFault(error, c.req.raw)
    if (isUnavailable(error)) return unavailable(c, 'The database is unavailable.')
    return c.json(failureEnvelopeOf(500), 500)
  })

  function unavailable(c: Context, reason: string): Response {
    c.header('Retry-After', '2')
    return c.json(failureEnvelopeOf(503, reason), 503)
  }

  /** The owner of the requested collection. @throws Failure 401 */
  async function ownerOf(c: Context): Promise<string> {
    return (await signedIn(c)).identity.id
  }

  /** The owner of the collection to change. @throws Failure 401 or 403 */
  async function changerOf(c: Context): Promise<string> {
    const { identity, isFrozen } = await signedIn(c)
    if (isFrozen)
      throw new HttpFailure(403, 'A misuse of this account was reported. Recover the account before you change it.')
    return identity.id
  }

  async function signedIn(c: Context) {
    const session = await sessionOf(c.req.raw)
    if (!session?.active || !session.identity) throw new HttpFailure(401, 'Sign in first.')
    // Proxies must not cache an account's data.
    c.header('Cache-Control', 'no-store')
    return { identity: session.identity, isFrozen: session.isFrozen === true }
  }

  function idNamed(c: Context): string {
    const parsed = itemId.safeParse(c.req.param('id'))
    if (!parsed.success) throw new HttpFailure(404, 'There is no such item.')
    return parsed.data
  }

  async function itemNamed(c: Context): Promise<Item> {
    const item = await items.find(idNamed(c))
    if (!item) throw new HttpFailure(404, 'There is no such item.')
    return item
  }

  /** Samples are said in the language of `Accept-Language`, which pages set to their own. */
  async function translatorFor(c: Context) {
    const accepted = new Headers({ 'Accept-Language': c.req.header('Accept-Language') ?? '' })
    const locale = localeOfRequest(accepted, { default_locale: defaultLocale, locale_behavior: 'browser' })
    const words = await loadSampleWords(locale)
    c.header('Content-Language', tagOf(locale))
    c.header('Vary', 'Accept-Language')
    return <Piece extends ItemSummary>(piece: Piece) => translated(piece, words)
  }

  return app
}
