import type { Database } from '@collect/storage'
import { Hono } from 'hono'

import type { ItemStore } from '../views/item-store.ts'
import type { CollectionStore } from '../copies/collection-store.ts'
import { countHidden } from '../copies/listing/hidden-samples.ts'
import { countCopies } from '../copies/reading/count-copies.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { categories, deleteCollectionInput, type Collection, type CollectionEntry } from '../wire/index.ts'
import { acceptedLocale, type Callers } from './callers.ts'
import { itemIdIn, noItem, translatorFor } from './catalogue-routes.ts'
import { requireRoom } from './copies/copy-quota.ts'
import { HttpFailure } from './failure.ts'
import { takes } from './parameters.ts'
import { invalid, parseBody } from './parse-body.ts'
import { collectionQuery, parseQuery } from './query.ts'

interface CollectionRoutesOptions {
  readonly database: Database
  readonly callers: Callers
  readonly items: ItemStore
  readonly collection: CollectionStore
  /** Deletes all that an account has collected. */
  readonly forget: (owner: string) => Promise<void>
}

/** A collection as the landed pages see it: each item is there or not. And its end. */
export function collectionRoutes({ database, callers, items, collection, forget }: CollectionRoutesOptions): Hono {
  const app = new Hono()
  const db = database.tables<CollectiblesTables>()

  app.get('/collection', takes(collectionQuery), async (c) => {
    const owner = await callers.owner(c)
    const { category } = parseQuery(collectionQuery, c.req.query())
    const [kept, counts, inWords] = await Promise.all([
      collection.list(owner, acceptedLocale(c), category),
      collection.counts(owner),
      translatorFor(c),
    ])
    const count = categories.reduce((sum, entry) => sum + counts[entry], 0)
    return c.json({ count, counts, items: kept.map((item) => inWords(item)) } satisfies Collection)
  })

  // Not even undo brings it back, so the request says how much there is.
  app.delete('/collection', async (c) => {
    const { id: owner } = await callers.writer(c)
    const { confirm } = await parseBody(c, deleteCollectionInput)
    const count = (await countCopies(db, owner)) - (await countHidden(db, owner))
    if (confirm.trim() !== String(count))
      throw invalid([{ path: 'confirm', id: 'other_number', message: `The collection has ${count} copies.` }])
    await forget(owner)
    return c.body(null, 204)
  })

  app.get('/collection/:id', async (c) => {
    const entry = await collection.find(await callers.owner(c), itemIdIn(c))
    if (!entry) throw new HttpFailure(404, 'This item is not in the collection.')
    return c.json(entry satisfies CollectionEntry)
  })

  app.put('/collection/:id', async (c) => {
    const person = await callers.writer(c)
    const id = itemIdIn(c)
    if (!(await items.drawn(id, person.id))) throw noItem()
    if (!(await collection.find(person.id, id))) await requireRoom(db, person.id)
    const batch = await collection.add(person, id)
    const entry = await collection.find(person.id, id)
    if (!entry) throw new HttpFailure(404, 'Another request has just removed this item.')
    if (batch !== undefined) c.header('Batch-Id', batch)
    return c.json(entry satisfies CollectionEntry, batch === undefined ? 200 : 201)
  })

  app.delete('/collection/:id', async (c) => {
    const release = await collection.remove(await callers.writer(c), itemIdIn(c))
    if (release.outcome === 'several')
      throw new HttpFailure(409, 'The collection holds several copies of this item. Delete each of them by itself.', {
        beside: { state: 'several' },
      })
    if (release.outcome === 'released') c.header('Batch-Id', release.batch)
    return c.body(null, 204)
  })

  return app
}
