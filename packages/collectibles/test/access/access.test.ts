import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { createActs } from '../../src/acts/act.ts'
import { createItemStore } from '../../src/views/item-store.ts'
import { createSetStore } from '../../src/views/set-store.ts'
import { createCollectionStore } from '../../src/copies/collection-store.ts'
import { createApp } from '../../src/http/app.ts'
import { createCallers } from '../../src/http/callers.ts'
import { newId } from '@collect/storage'
import { openPhotoDesk } from '../../src/photos/photo-desk.ts'
import { openPhotoWorkshop } from '../../src/photos/photo-workshop.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { bodies, elsewhere, keptByBrowsers, privateItemRoutes, routes, saysMore } from './access-routes.ts'
import { barcode, canary, layOutOwner, owner } from './owner-of-all.ts'

const stranger = { 'X-Person': 'stranger' }

describe.each(testDatabases)('who may see and do what on $name', ({ createLike }) => {
  let service: TestService
  let things: Awaited<ReturnType<typeof layOutOwner>>
  openForGroup({ createLike }, async (opened) => {
    service = opened
    things = await layOutOwner(service)
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
    const named = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace('/api/collectibles', '')}`)
    // A route may have several handlers.
    return [...new Set(named)]
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
        bodies[route] &&
        (JSON.parse(JSON.stringify(bodies[route]).replaceAll('OWNERS', things.ids['copies'] ?? '')) as object)
      const answer =
        route === 'PUT /photos/:id/content'
          ? await service.send(method, address, headers, things.picture)
          : await service.call(method, address, headers, body)
      const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`
      answers.push({ status: answer.status, text, caching: answer.headers.get('Cache-Control') })
    }
    for (const { text } of answers.slice(0, 2))
      expect([canary, 'canary-handle', owner.id, '987654321'].filter((secret) => text.includes(secret))).toEqual([])
    return { statuses: answers.map(({ status }) => status), caching: answers.at(-1)?.caching }
  }

  test.each(Object.entries(routes))('%s', async (route, expected) => {
    const { statuses, caching } = await askAll(route, (kind) => things.ids[kind] ?? '')
    expect(statuses).toEqual(expected)
    expect(caching === 'no-store').toBe((expected[0] !== 200 || saysMore.has(route)) && !keptByBrowsers.has(route))
  })

  test.each(Object.entries(privateItemRoutes))('%s of a private item', async (route, expected) => {
    const { statuses, caching } = await askAll(route, () => things.secretItem)
    expect(statuses).toEqual(expected)
    expect(caching).toBe('no-store')
  })

  test('a stranger reaches no private thing through a body', async () => {
    const own = newId(service.clock.now)
    const put = (path: string, body: object) => service.call('PUT', path, { 'X-Person': 'stranger' }, body)
    expect((await put(`/sets/${own}`, { category: 'coins', name: 'Mine' })).status).toBe(201)
    const answers = [
      await put(`/items/${newId(service.clock.now)}`, { category: 'coins', name: 'Mine', set: things.secretSet }),
      await service.call('POST', `/sets/${own}/items`, { 'X-Person': 'stranger' }, { items: [things.secretItem] }),
      await put(`/folders/${newId(service.clock.now)}`, { name: 'Mine', parent: things.ids['folders'] }),
      await put(`/places/${newId(service.clock.now)}`, { name: 'Mine', parent: things.ids['places'] }),
      await put(`/copies/${newId(service.clock.now)}`, {
        category: 'coins',
        name: 'Mine',
        folder: things.ids['folders'],
      }),
      await put(`/copies/${newId(service.clock.now)}`, {
        category: 'coins',
        name: 'Mine',
        place: things.ids['places'],
      }),
      await put(`/copies/${newId(service.clock.now)}`, { category: 'coins', name: 'Mine', item: things.secretItem }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('not_found')
    }
  })

  const named = elsewhere.map(([method, path, kind, body]) => ({ method, path, kind, body }))
  test.each(named)('a thing of another account answers as none: $method $path $body', async (request) => {
    const { method, path, kind, body } = request
    const own = newId(service.clock.now)
    expect((await service.call('PUT', `/folders/${own}`, stranger, { name: own })).status).toBe(201)
    const ask = async (id: string) => {
      const within = (text: string) =>
        text.replaceAll('OWNERS', id).replaceAll('NEW', newId(service.clock.now)).replaceAll('OWN', own)
      const sent = body && (JSON.parse(within(JSON.stringify(body))) as object)
      const headers = { ...stranger, 'If-Match': '"1"' }
      const answer = path.startsWith('/photos')
        ? await service.send(method, within(path), headers, things.picture)
        : await service.call(method, within(path), headers, sent)
      // Each act has a batch of its own.
      const text = (await answer.text()).replace(/"batch":"[^"]+"/, '"batch":"…"')
      return { status: answer.status, text: text.replaceAll(id, 'OWNERS') }
    }
    const ids: Readonly<Record<string, string>> = { ...things.ids, items: things.secretItem }
    const theirs = await ask(ids[kind] ?? '')
    expect(theirs.text).not.toContain(canary)
    expect(theirs).toEqual(await ask(newId(service.clock.now)))
  })

  test('a private item answers as one that does not exist', async () => {
    const clients: readonly Record<string, string>[] = [{}, { 'X-Person': 'stranger' }]
    for (const headers of clients) {
      const [hidden, missing] = await Promise.all(
        [`/items/${things.secretItem}`, '/items/no-item-at-all'].map((path) => service.call('GET', path, headers)),
      )
      expect(hidden?.status).toBe(404)
      expect(await hidden?.text()).toBe(await missing?.text())
      expect((await service.call('GET', `/items/${things.secretItem}/art.svg`, headers)).status).toBe(404)
    }
  })

  test.each(['q=canary', `q=${barcode}`, 'q=canary&set=SECRET', 'q=canary&sort=name', 'q=canary&exact=1'])(
    'a search finds no private thing of another account: %s',
    async (query) => {
      const path = `/search?${query.replace('SECRET', things.secretSet)}`
      const clients: readonly Record<string, string>[] = [{}, { 'X-Person': 'stranger' }]
      for (const headers of clients) {
        const text = await (await service.call('GET', path, headers)).text()
        expect(text).toContain('"items":[]')
        expect(text).not.toContain(canary)
      }
      const own = await service.call('GET', path, { 'X-Person': owner.id })
      expect(await own.text()).toContain(things.secretItem)
    },
  )

  test('suggestions name no private thing of another account', async () => {
    const clients: readonly Record<string, string>[] = [{}, { 'X-Person': 'stranger' }]
    for (const headers of clients) expect(await service.read('/suggest?q=canar', headers)).toEqual({ suggestions: [] })
    const own = await service.call('GET', '/suggest?q=canar', { 'X-Person': owner.id })
    expect(await own.text()).toContain(things.secretItem)
  })

  test('an owner finds what they wrote in their own activity', async () => {
    // The clock stands still, so that acts have no order: the page has room for all of them.
    const answer = await service.call('GET', '/activity?page_size=100', { 'X-Person': owner.id })
    expect(await answer.text()).toContain(`${canary} notes`)
  })
})
