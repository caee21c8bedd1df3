import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import { createActs } from '../src/acts/act.ts'
import { createItemStore } from '../src/views/item-store.ts'
import { createSetStore } from '../src/views/set-store.ts'
import { createCollectionStore } from '../src/copies/collection-store.ts'
import { makeCopy } from '../src/copies/copy-acts.ts'
import { createApp } from '../src/http/app.ts'
import { createCallers } from '../src/http/callers.ts'
import { newId } from '../src/ids/uuid-v7.ts'
import { queueJob } from '../src/jobs/job-store.ts'
import type { CollectiblesTables } from '../src/store/tables.ts'
import { openForGroup, type TestService } from './test-service.ts'

const canary = 'CANARY'
const owner = { id: 'owner-of-all', locale: 'en', currency: 'EUR' }

type Statuses = readonly [visitor: number, stranger: number, owner: number]
const everybody: Statuses = [200, 200, 200]

/**
 * Who gets what from each route (docs/contract/collectibles.md §18.1). `:id` stands for a thing of the owner; the routes
 * that end something come last.
 */
const routes: Readonly<Record<string, Statuses>> = {
  'GET /categories': everybody,
  'GET /scales': everybody,
  'GET /drawers': everybody,
  'GET /sets': everybody,
  'GET /sets/:id': [404, 404, 200],
  'GET /sets/:id/checklist': [404, 404, 200],
  'GET /items': everybody,
  'GET /items/:id': everybody,
  'GET /items/:id/art.svg': everybody,
  'GET /collection': [401, 200, 200],
  'GET /collection/:id': [401, 404, 200],
  'GET /collector': [401, 200, 200],
  'PATCH /collector': [401, 428, 428],
  'GET /wishes': [401, 200, 200],
  'POST /sets/:id/wishes': [401, 404, 200],
  'PUT /items/:id/mine/owned': [401, 200, 200],
  'PUT /items/:id/mine/wished': [401, 200, 200],
  'PUT /items/:id/mine/spare': [401, 200, 200],
  'DELETE /items/:id/mine/spare': [401, 200, 200],
  'DELETE /items/:id/mine/wished': [401, 200, 200],
  'DELETE /items/:id/mine/owned': [401, 200, 409],
  'GET /activity': [401, 200, 200],
  'GET /jobs/:id': [401, 404, 200],
  'POST /batches/:id/undo': [401, 404, 200],
  'DELETE /jobs/:id': [401, 404, 200],
  'PUT /collection/:id': [401, 201, 201],
  'DELETE /collection/:id': [401, 204, 204],
}

/** What a route is sent; nothing unless named here. */
const bodies: Readonly<Record<string, object>> = {
  'PATCH /collector': {},
  'POST /sets/:id/wishes': { priority: 3 },
}

/** Public routes that say more with a session: no cache keeps that. */
const saysMore = new Set(['GET /categories', 'GET /sets', 'GET /items/:id'])

describe.each(testDatabases)('who may see and do what on $name', ({ create }) => {
  let service: TestService
  let ids: Readonly<Record<string, string>>
  openForGroup(create, async (opened) => {
    service = opened
    const db = service.database.tables<CollectiblesTables>()
    const now = service.clock.now
    const as = { 'X-Person': owner.id, 'If-Match': '"1"' }
    await service.call('PATCH', '/collector', as, { display_name: `${canary} name`, about: `${canary} about` })
    await db
      .insertInto('items')
      .values({
        id: 'a-secret-item',
        owner_id: owner.id,
        category_id: 'coins',
        name: `${canary} item`,
        sort_name: 'canary item',
        art_seed: canary,
        search_ord: 1,
        status: 'private',
        source: 'own',
        created_at: now,
        updated_at: now,
      })
      .execute()
    const set = newId(now)
    const entry = { owner_id: owner.id, status: 'private', source: 'own', created_at: now, updated_at: now } as const
    await db
      .insertInto('collectible_sets')
      .values({
        ...entry,
        id: set,
        category_id: 'coins',
        name: `${canary} set`,
        sort_name: 'canary set',
        art_seed: canary,
        search_ord: 1,
      })
      .execute()
    await db.insertInto('set_items').values({ set_id: set, item_id: 'heron-penny', owner_id: owner.id }).execute()
    const { batch } = await createActs(service.database, () => now).run(owner, (act) =>
      makeCopy(act, {
        category_id: 'coins',
        item_id: 'heron-penny',
        variant_id: 'heron-penny',
        own_name: `${canary} own name`,
        notes: `${canary} notes`,
        serial: `${canary} serial`,
        acquired_from: `${canary} seller`,
        own_value_note: `${canary} value`,
        left_to: `${canary} buyer`,
        paid_amount: 987_654_321,
        paid_currency: 'EUR',
      }),
    )
    const input = { person: owner, batch: `${canary} batch`, own: canary }
    const job = await queueJob(db, { owner: owner.id, kind: 'undo', input, total: 1 }, now)
    ids = { sets: set, items: 'heron-penny', collection: 'heron-penny', batches: batch, jobs: job }
  })

  /** The routes that the router has. */
  function routesOfTheApp(): readonly string[] {
    const { database } = service
    const acts = createActs(database, Date.now)
    const app = createApp({
      database,
      items: createItemStore(database),
      sets: createSetStore(database),
      collection: createCollectionStore(database, acts),
      acts,
      callers: createCallers({ sessionOf: async () => undefined, takePace: async () => 0, now: Date.now }),
      now: Date.now,
      wakeJobs: () => {},
      onFault: () => {},
    })
    return app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace('/api/collectibles', '')}`)
  }

  test('no route is without its row', () => {
    expect(routesOfTheApp().toSorted()).toEqual(Object.keys(routes).toSorted())
  })

  test.each(Object.entries(routes))('%s', async (route, expected) => {
    const [method = '', path = ''] = route.split(' ')
    const [, kind = ''] = path.split('/')
    const address = path.replace(':id', ids[kind] ?? '')
    const ask = async (headers: Record<string, string>) => {
      const answer = await service.call(method, address, headers, bodies[route])
      const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`
      return { status: answer.status, text, caching: answer.headers.get('Cache-Control') }
    }
    const visitor = await ask({})
    const stranger = await ask({ 'X-Person': 'stranger' })
    const own = await ask({ 'X-Person': owner.id })
    expect([visitor.status, stranger.status, own.status]).toEqual(expected)
    for (const { text } of [visitor, stranger])
      expect([canary, owner.id, '987654321'].filter((secret) => text.includes(secret))).toEqual([])
    expect(own.caching === 'no-store').toBe(expected[0] !== 200 || saysMore.has(route))
  })

  test('a private item answers as one that does not exist', async () => {
    const clients: readonly Record<string, string>[] = [{}, { 'X-Person': 'stranger' }]
    for (const headers of clients) {
      const [hidden, missing] = await Promise.all(
        ['/items/a-secret-item', '/items/no-item-at-all'].map((path) => service.call('GET', path, headers)),
      )
      expect(hidden?.status).toBe(404)
      expect(await hidden?.text()).toBe(await missing?.text())
      expect((await service.call('GET', '/items/a-secret-item/art.svg', headers)).status).toBe(404)
    }
    expect((await service.call('PUT', '/collection/a-secret-item', { 'X-Person': 'stranger' })).status).toBe(404)
  })

  test('an owner finds what they wrote in their own activity', async () => {
    const answer = await service.call('GET', '/activity', { 'X-Person': owner.id })
    expect(await answer.text()).toContain(`${canary} notes`)
  })
})
