import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import { createActs } from '../src/acts/act.ts'
import { createItemStore } from '../src/views/item-store.ts'
import { createSetStore } from '../src/views/set-store.ts'
import { createCollectionStore } from '../src/copies/collection-store.ts'
import { makeCopy } from '../src/copies/copy-acts.ts'
import { createApp } from '../src/http/app.ts'
import { createCallers } from '../src/http/callers.ts'
import { newId } from '@collect/storage'
import { queueJob } from '../src/jobs/job-store.ts'
import { openPhotoDesk } from '../src/photos/photo-desk.ts'
import { openPhotoWorkshop } from '../src/photos/photo-workshop.ts'
import type { CollectiblesTables } from '../src/store/tables.ts'
import { jpegOf } from './photos/pictures.ts'
import { openForGroup, type TestService } from './test-service.ts'

const canary = 'CANARY'
const barcode = '04006381333931'
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
  'GET /search': everybody,
  'GET /suggest': everybody,
  'GET /sets': everybody,
  'GET /sets/:id': [404, 404, 200],
  'GET /sets/:id/checklist': [404, 404, 200],
  'GET /items': everybody,
  'GET /items/:id': everybody,
  'GET /items/:id/art.svg': everybody,
  'GET /barcodes/:code': everybody,
  'GET /collection': [401, 200, 200],
  'GET /collection/:id': [401, 404, 200],
  'GET /collector': [401, 200, 200],
  'PATCH /collector': [401, 428, 428],
  'GET /spares': [401, 200, 200],
  'POST /spares/mark': [401, 200, 200],
  'GET /wishes': [401, 200, 200],
  'PUT /wishes/:id': [401, 404, 428],
  'PATCH /wishes/:id': [401, 404, 428],
  'DELETE /wishes/:id': [401, 404, 428],
  'POST /wishes/:id/fulfil': [401, 404, 201],
  'POST /sets/:id/wishes': [401, 404, 200],
  'PUT /items/:id/mine/owned': [401, 200, 200],
  'PUT /items/:id/mine/wished': [401, 200, 200],
  'PUT /items/:id/mine/spare': [401, 200, 200],
  'DELETE /items/:id/mine/spare': [401, 200, 200],
  'DELETE /items/:id/mine/wished': [401, 200, 200],
  'DELETE /items/:id/mine/owned': [401, 200, 409],
  'PUT /items/:id': [401, 404, 404],
  'PATCH /items/:id': [401, 404, 404],
  'DELETE /items/:id': [401, 404, 404],
  'POST /items/:id/submission': [401, 404, 404],
  'DELETE /items/:id/submission': [401, 404, 404],
  'POST /sets/:id/items': [401, 404, 422],
  'PUT /sets/:id': [401, 404, 428],
  'PATCH /sets/:id': [401, 404, 428],
  'DELETE /sets/:id': [401, 404, 428],
  'GET /copies': [401, 200, 200],
  'GET /copies/overview': [401, 200, 200],
  'GET /copies/:id': [401, 404, 200],
  'GET /copies/:id/art.svg': [401, 404, 200],
  'GET /copies/:id/activity': [401, 404, 200],
  'PUT /copies/:id': [401, 404, 428],
  'PATCH /copies/:id': [401, 404, 428],
  'DELETE /copies/:id': [401, 404, 428],
  'POST /copies/bulk': [401, 200, 200],
  'POST /copies/:id/duplicate': [401, 404, 201],
  'POST /copies/:id/split': [401, 404, 201],
  'POST /copies/:id/leave': [401, 404, 200],
  'POST /copies/:id/restore': [401, 404, 409],
  'GET /photos/:id/:size': [401, 404, 200],
  'PUT /photos/:id/content': [401, 404, 200],
  'PATCH /photos/:id': [401, 404, 428],
  'DELETE /photos/:id': [401, 404, 428],
  'POST /copies/:id/photos': [401, 404, 415],
  'GET /folders': [401, 200, 200],
  'GET /folders/:id': [401, 404, 200],
  'PUT /folders/:id': [401, 404, 428],
  'PATCH /folders/:id': [401, 404, 428],
  'DELETE /folders/:id': [401, 404, 428],
  'GET /places': [401, 200, 200],
  'GET /places/:id': [401, 404, 200],
  'PUT /places/:id': [401, 404, 428],
  'PATCH /places/:id': [401, 404, 428],
  'DELETE /places/:id': [401, 404, 428],
  'GET /tags': [401, 200, 200],
  'GET /tags/:id': [401, 404, 200],
  'PUT /tags/:id': [401, 404, 428],
  'PATCH /tags/:id': [401, 404, 428],
  'DELETE /tags/:id': [401, 404, 428],
  'GET /fields': [401, 200, 200],
  'GET /fields/:id': [401, 404, 200],
  'PUT /fields/:id': [401, 404, 428],
  'PATCH /fields/:id': [401, 404, 428],
  'DELETE /fields/:id': [401, 404, 428],
  'POST /fields/order': [401, 409, 409],
  'GET /activity': [401, 200, 200],
  'GET /batches': [401, 200, 200],
  'GET /jobs/:id': [401, 404, 200],
  'POST /batches/:id/undo': [401, 404, 200],
  'DELETE /jobs/:id': [401, 404, 200],
  'PUT /collection/:id': [401, 201, 200],
  'DELETE /collection/:id': [401, 204, 409],
  'DELETE /collection': [401, 422, 422],
  'GET /bin': [401, 200, 200],
  'DELETE /bin/:id': [401, 404, 428],
  'DELETE /bin': [401, 204, 204],
}

/** The same routes for an item that its owner has not published. */
const privateItemRoutes: Readonly<Record<string, Statuses>> = {
  'GET /items/:id': [404, 404, 200],
  'GET /items/:id/art.svg': [404, 404, 200],
  'PUT /items/:id': [401, 404, 428],
  'PATCH /items/:id': [401, 404, 428],
  'DELETE /items/:id': [401, 404, 428],
  'PUT /items/:id/mine/owned': [401, 404, 200],
  'PUT /items/:id/mine/wished': [401, 404, 200],
  'PUT /items/:id/mine/spare': [401, 404, 200],
  'DELETE /items/:id/mine/spare': [401, 404, 200],
  'DELETE /items/:id/mine/wished': [401, 404, 200],
  'DELETE /items/:id/mine/owned': [401, 404, 200],
  'PUT /collection/:id': [401, 404, 201],
  'DELETE /collection/:id': [401, 204, 204],
  'POST /items/:id/submission': [401, 404, 200],
  'DELETE /items/:id/submission': [401, 404, 200],
}

/** What a route is sent; nothing unless named here. `OWNERS` is the id of the owner's copy. */
const bodies: Readonly<Record<string, object>> = {
  'PATCH /collector': {},
  'POST /spares/mark': {},
  'DELETE /collection': { confirm: 'none' },
  'PUT /items/:id': { category: 'coins', name: 'A name' },
  'PATCH /items/:id': {},
  'PUT /sets/:id': { category: 'coins', name: 'A name' },
  'PATCH /sets/:id': {},
  'POST /sets/:id/items': { items: ['no-such-item'] },
  'POST /sets/:id/wishes': { priority: 3 },
  'PUT /copies/:id': { category: 'coins', name: 'A name' },
  'PATCH /copies/:id': {},
  'POST /copies/bulk': { selection: { ids: ['OWNERS'] }, change: { set: { acquired_on: '1999' } } },
  'POST /copies/:id/split': { quantity: 1 },
  'PUT /wishes/:id': { item: 'pyrite', priority: 1 },
  'PATCH /wishes/:id': {},
  'PUT /folders/:id': { name: 'A name' },
  'PATCH /photos/:id': {},
  'PATCH /folders/:id': {},
  'PUT /places/:id': { name: 'A name' },
  'PATCH /places/:id': {},
  'PUT /tags/:id': { name: 'A name' },
  'PATCH /tags/:id': {},
  'PUT /fields/:id': { key: 'a_key', label: 'A label', type: 'text' },
  'PATCH /fields/:id': {},
  'POST /fields/order': { ids: ['OWNERS'] },
  'POST /copies/:id/leave': { status: 'sold' },
}

/** A picture never changes, so its owner's browser keeps it. */
const keptByBrowsers = new Set(['GET /photos/:id/:size'])

/** Public routes that say more with a session: no cache keeps that. */
const saysMore = new Set([
  'GET /categories',
  'GET /drawers',
  'GET /items',
  'GET /search',
  'GET /sets',
  'GET /suggest',
  'GET /items/:id',
  'GET /barcodes/:code',
])

describe.each(testDatabases)('who may see and do what on $name', ({ create }) => {
  let service: TestService
  let ids: Readonly<Record<string, string>>
  let secretItem: string
  let secretSet: string
  let picture: Uint8Array<ArrayBuffer>
  openForGroup(create, async (opened) => {
    service = opened
    const db = service.database.tables<CollectiblesTables>()
    const now = service.clock.now
    const as = { 'X-Person': owner.id, 'If-Match': '"1"' }
    await service.call('PATCH', '/collector', as, {
      handle: 'canary-handle',
      display_name: `${canary} name`,
      about: `${canary} about`,
    })
    secretItem = newId(now)
    secretSet = newId(now)
    const send = async (method: string, path: string, body: object) =>
      expect((await service.call(method, path, as, body)).status).toBeLessThan(300)
    await send('PUT', `/sets/${secretSet}`, { category: 'coins', name: `${canary} set`, description: canary })
    await send('PUT', `/items/${secretItem}`, {
      category: 'coins',
      name: `${canary} item`,
      set: secretSet,
      facts: { ruler: `${canary} ruler` },
      variants: [{ name: `${canary} variant` }],
      barcodes: [barcode],
    })
    await send('PUT', `/items/${secretItem}/mine/wished`, {})
    const kept = { wishes: newId(now), folders: newId(now), places: newId(now), tags: newId(now), fields: newId(now) }
    await send('PUT', `/wishes/${kept.wishes}`, { item: 'pyrite', note: canary })
    await send('PUT', `/folders/${kept.folders}`, { name: `${canary} folder` })
    await send('PUT', `/places/${kept.places}`, { name: `${canary} place`, notes: canary })
    await send('PUT', `/tags/${kept.tags}`, { name: `${canary} tag` })
    await send('PUT', `/fields/${kept.fields}`, { key: 'canary', label: `${canary} field`, type: 'text' })
    const { batch, result: copy } = await createActs(service.database, () => now).run(owner, (act) =>
      makeCopy(act, {
        category_id: 'coins',
        item_id: 'heron-penny',
        variant_id: 'heron-penny',
        own_name: `${canary} own name`,
        quantity: 3,
        notes: `${canary} notes`,
        serial: `${canary} serial`,
        acquired_from: `${canary} seller`,
        own_value_note: `${canary} value`,
        left_to: `${canary} buyer`,
        paid_amount: 987_654_321,
        paid_currency: 'EUR',
      }),
    )
    const { result: binned } = await createActs(service.database, () => now).run(owner, async (act) => {
      const { id } = await makeCopy(act, { category_id: 'coins', own_name: `${canary} binned` })
      await act.db.updateTable('copies').set({ deleted_at: now }).where('id', '=', id).execute()
      return id
    })
    const photo = newId(now)
    picture = await jpegOf({ width: 40, height: 30 })
    await service.send('PUT', `/photos/${photo}/content?copy=${copy.id}`, as, picture)
    await send('PATCH', `/photos/${photo}`, { alt: `${canary} alt` })
    const input = { person: owner, batch: `${canary} batch`, own: canary }
    const job = await queueJob(db, { owner: owner.id, kind: 'undo', input, total: 1 }, now)
    ids = {
      ...kept,
      sets: secretSet,
      items: 'heron-penny',
      collection: 'heron-penny',
      barcodes: barcode,
      copies: copy.id,
      bin: binned,
      photos: photo,
      batches: batch,
      jobs: job,
    }
  })

  /** The routes that the router has. */
  function routesOfTheApp(): readonly string[] {
    const { database } = service
    const acts = createActs(database, Date.now)
    const [folder, workshop] = [service.photos, openPhotoWorkshop()]
    const desk = openPhotoDesk({ database, acts, folder, workshop, quota: 0, now: Date.now })
    const app = createApp({
      database,
      items: createItemStore(database),
      sets: createSetStore(database),
      collection: createCollectionStore(database, acts),
      acts,
      photos: { desk, folder },
      callers: createCallers({ sessionOf: async () => undefined, takePace: async () => 0, now: Date.now }),
      now: Date.now,
      wakeJobs: () => {},
      forget: async () => {},
      onFault: () => {},
    })
    return app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace('/api/collectibles', '')}`)
  }

  test('no route is without its row', () => {
    expect(routesOfTheApp().toSorted()).toEqual(Object.keys(routes).toSorted())
  })

  /** Sends the same request as visitor, stranger and owner. */
  async function askAll(route: string, idOf: (kind: string) => string) {
    const [method = '', path = ''] = route.split(' ')
    const [, kind = ''] = path.split('/')
    const address = path.replace(/:\w+/, idOf(kind)).replace(':size', 'full')
    const answers = []
    const clients: readonly Record<string, string>[] = [{}, { 'X-Person': 'stranger' }, { 'X-Person': owner.id }]
    for (const headers of clients) {
      const body =
        bodies[route] && (JSON.parse(JSON.stringify(bodies[route]).replaceAll('OWNERS', ids['copies'] ?? '')) as object)
      const answer =
        route === 'PUT /photos/:id/content'
          ? await service.send(method, address, headers, picture)
          : await service.call(method, address, headers, body)
      const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`
      answers.push({ status: answer.status, text, caching: answer.headers.get('Cache-Control') })
    }
    for (const { text } of answers.slice(0, 2))
      expect([canary, 'canary-handle', owner.id, '987654321'].filter((secret) => text.includes(secret))).toEqual([])
    return { statuses: answers.map(({ status }) => status), caching: answers.at(-1)?.caching }
  }

  test.each(Object.entries(routes))('%s', async (route, expected) => {
    const { statuses, caching } = await askAll(route, (kind) => ids[kind] ?? '')
    expect(statuses).toEqual(expected)
    expect(caching === 'no-store').toBe((expected[0] !== 200 || saysMore.has(route)) && !keptByBrowsers.has(route))
  })

  test.each(Object.entries(privateItemRoutes))('%s of a private item', async (route, expected) => {
    const { statuses, caching } = await askAll(route, () => secretItem)
    expect(statuses).toEqual(expected)
    expect(caching).toBe('no-store')
  })

  test('a stranger reaches no private thing through a body', async () => {
    const own = newId(service.clock.now)
    const put = (path: string, body: object) => service.call('PUT', path, { 'X-Person': 'stranger' }, body)
    expect((await put(`/sets/${own}`, { category: 'coins', name: 'Mine' })).status).toBe(201)
    const answers = [
      await put(`/items/${newId(service.clock.now)}`, { category: 'coins', name: 'Mine', set: secretSet }),
      await service.call('POST', `/sets/${own}/items`, { 'X-Person': 'stranger' }, { items: [secretItem] }),
      await put(`/folders/${newId(service.clock.now)}`, { name: 'Mine', parent: ids['folders'] }),
      await put(`/places/${newId(service.clock.now)}`, { name: 'Mine', parent: ids['places'] }),
      await put(`/copies/${newId(service.clock.now)}`, { category: 'coins', name: 'Mine', folder: ids['folders'] }),
      await put(`/copies/${newId(service.clock.now)}`, { category: 'coins', name: 'Mine', place: ids['places'] }),
      await put(`/copies/${newId(service.clock.now)}`, { category: 'coins', name: 'Mine', item: secretItem }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('not_found')
    }
  })

  test('a private item answers as one that does not exist', async () => {
    const clients: readonly Record<string, string>[] = [{}, { 'X-Person': 'stranger' }]
    for (const headers of clients) {
      const [hidden, missing] = await Promise.all(
        [`/items/${secretItem}`, '/items/no-item-at-all'].map((path) => service.call('GET', path, headers)),
      )
      expect(hidden?.status).toBe(404)
      expect(await hidden?.text()).toBe(await missing?.text())
      expect((await service.call('GET', `/items/${secretItem}/art.svg`, headers)).status).toBe(404)
    }
  })

  test.each(['q=canary', `q=${barcode}`, 'q=canary&set=SECRET', 'q=canary&sort=name', 'q=canary&exact=1'])(
    'a search finds no private thing of another account: %s',
    async (query) => {
      const path = `/search?${query.replace('SECRET', secretSet)}`
      const clients: readonly Record<string, string>[] = [{}, { 'X-Person': 'stranger' }]
      for (const headers of clients) {
        const text = await (await service.call('GET', path, headers)).text()
        expect(text).toContain('"items":[]')
        expect(text).not.toContain(canary)
      }
      const own = await service.call('GET', path, { 'X-Person': owner.id })
      expect(await own.text()).toContain(secretItem)
    },
  )

  test('suggestions name no private thing of another account', async () => {
    const clients: readonly Record<string, string>[] = [{}, { 'X-Person': 'stranger' }]
    for (const headers of clients) expect(await service.read('/suggest?q=canar', headers)).toEqual({ suggestions: [] })
    const own = await service.call('GET', '/suggest?q=canar', { 'X-Person': owner.id })
    expect(await own.text()).toContain(secretItem)
  })

  test('an owner finds what they wrote in their own activity', async () => {
    const answer = await service.call('GET', '/activity', { 'X-Person': owner.id })
    expect(await answer.text()).toContain(`${canary} notes`)
  })
})
