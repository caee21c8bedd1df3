import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import { catalogueIntents } from '../acts/catalogue-acts.ts'
import { pageContext, type PageContext } from '../server/page-context.ts'
import { loader } from './kept.ts'
import { pageActs } from './page-acts.ts'

const origin = 'http://localhost:3000'
const id = '019a0000-0000-7000-8000-000000000001'
const batch = '019a0000-0000-7000-8000-000000000002'

interface Kept {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly owner?: string
}

/** Asks for `/kept` as the account i2; returns its answer, the calls that changed something, and cookies. */
async function visitKept({ path, fields, owner = 'i2' }: Kept) {
  const kept = { owner, path, fields: Object.entries(fields) }
  const calls: string[] = []
  const cookies: string[] = []
  const context = new RouterContextProvider()
  const known: Partial<PageContext> = {
    origin,
    // The only call is the check of the session.
    service: async () => Response.json({ id: 's1', identity: { id: 'i2' } }),
    collectibles: async ({ method, url }) => {
      if (method === 'GET') return Response.json(everything)
      if (url.endsWith('/broken')) throw new Error('The service has a fault.')
      calls.push(`${method} ${new URL(url).pathname.replace('/api/collectibles', '')}`)
      return Response.json({ id, changed_since: [] }, { headers: { 'Batch-Id': batch } })
    },
    project: { locale_behavior: 'fixed', default_locale: 'en' } as unknown as PageContext['project'], // what is read
    passOn: ({ headers }) => void cookies.push(...headers.getSetCookie()),
    personal: () => {},
  }
  context.set(pageContext, known as PageContext)
  const url = new URL('/kept', origin)
  const cookie = `ory_kratos_session=x; kept-change=${encodeURIComponent(JSON.stringify(kept))}`
  const request = new Request(url, { headers: { Cookie: cookie } })
  const answer = await loader({ context, request, url, params: {}, pattern: '/kept' }).catch(
    (thrown: unknown) => thrown,
  )
  return { answer, calls, cookies }
}

/** What forms read of the service before they send. */
const everything = {
  categories: [{ id: 'coins', scale: 'coins', fields: [] }],
  scales: [{ id: 'coins', grades: [] }],
  fields: [],
  places: [],
  folders: [],
  tags: [],
  currency: 'EUR',
  keep_count: 1,
  notify: {},
  defaults: {},
  rev: 1,
}

test.each([
  { path: 'https://evil.example/', to: '/' },
  { path: '//evil.example/settings', to: '/' },
  { path: '/settings', to: '/settings' },
])('a kept form at $path for another account is dropped and leads to $to', async ({ path, to }) => {
  const { answer } = await visitKept({ owner: 'i1', path, fields: { session: 'all' } })
  expect((answer as Response).headers.get('Location')).toBe(to)
})

interface Row {
  readonly fields: Readonly<Record<string, string>>
  /** What the service is asked to do. */
  readonly call: string
}

const isDropped: unknown = expect.stringMatching(/^kept-change=; Max-Age=0;/)

const wish = { id, rev: '1', priority: '3', quantity: '1' }

/** A form of each intent that a page with items has, with the fields that it needs. */
const forms: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  '/discover': {
    'suggest-item': { fields: { id, category: 'coins', name: 'Thaler' }, call: `PUT /items/${id}` },
    'change-item': { fields: { id, category: 'coins', name: 'Thaler', rev: '1' }, call: `PATCH /items/${id}` },
  },
  '/collection': {
    'photo-change': { fields: { photo: id, rev: '1', kind: 'front', alt: '' }, call: `PATCH /photos/${id}` },
    'photo-move': { fields: { photo: id, rev: '1', position: '2' }, call: `PATCH /photos/${id}` },
    'photo-delete': { fields: { photo: id, rev: '1' }, call: `DELETE /photos/${id}` },
    place: { fields: { do: 'add', id, name: 'Box' }, call: `PUT /places/${id}` },
    folder: { fields: { do: 'add', id, name: 'Box' }, call: `PUT /folders/${id}` },
    tag: { fields: { do: 'rename', id, name: 'gift', rev: '1' }, call: `PATCH /tags/${id}` },
    field: { fields: { do: 'add', id, label: 'Album', type: 'text' }, call: `PUT /fields/${id}` },
    restore: { fields: { copy: id }, call: `POST /copies/${id}/restore` },
    erase: { fields: { copy: id, rev: '1' }, call: `DELETE /bin/${id}` },
    add: { fields: { id, category: 'coins', name: 'Token', quantity: '1' }, call: `PUT /copies/${id}` },
    change: { fields: { id, category: 'coins', name: 'Token', quantity: '1', rev: '1' }, call: `PATCH /copies/${id}` },
    delete: { fields: { copy: id, rev: '1' }, call: `DELETE /copies/${id}` },
    'restore-copy': { fields: { copy: id }, call: `POST /copies/${id}/restore` },
    split: { fields: { copy: id, quantity: '1' }, call: `POST /copies/${id}/split` },
    leave: { fields: { copy: id, status: 'given' }, call: `POST /copies/${id}/leave` },
    'make-more': { fields: { copy: id, quantity: '2', rev: '1' }, call: `PATCH /copies/${id}` },
    wish: { fields: wish, call: `PATCH /wishes/${id}` },
    preferences: { fields: { rev: '1', currency: 'EUR', keep_count: '1' }, call: 'PATCH /collector' },
    'delete-collection': { fields: { confirm: '3' }, call: 'DELETE /collection' },
    bulk: {
      fields: { part: 'delete', do: 'save', ids: id, expected: '1', key: 'k' },
      call: 'POST /copies/bulk',
    },
  },
  '/collection?item=x': {
    toggle: { fields: { what: 'owned', on: 'yes' }, call: 'PUT /items/x/mine/owned' },
    mark: { fields: { item: 'x', on: 'yes' }, call: 'PUT /items/x/mine/owned' },
    'wish-missing': { fields: { set: 'mohs' }, call: 'POST /sets/mohs/wishes' },
    offer: { fields: { on: 'yes' }, call: 'POST /items/x/submission' },
    'delete-item': { fields: { rev: '1', category: 'coins' }, call: 'DELETE /items/x' },
    unwish: { fields: { id, rev: '1' }, call: `DELETE /wishes/${id}` },
    fulfil: { fields: { id, key: 'k' }, call: `POST /wishes/${id}/fulfil` },
    'mark-spares': { fields: { keep: '1', key: 'k' }, call: 'POST /spares/mark' },
    'remove-samples': { fields: { on: 'yes', rev: '1' }, call: 'PATCH /collector' },
    undo: { fields: { batch }, call: `POST /batches/${batch}/undo` },
  },
}

describe('a form that waited for the sign-in', () => {
  test('has each intent of the pages below', () => {
    const [discover, collection, all] = Object.values(forms).map((rows) => Object.keys(rows))
    expect(discover).toEqual(Object.keys(pageActs['/discover']))
    expect(collection).toEqual(Object.keys(pageActs['/collection']))
    expect(all).toEqual(catalogueIntents)
  })

  const rows = Object.entries(forms).flatMap(([path, ofPage]) =>
    Object.entries(ofPage).map(([intent, row]) => ({ path, intent, ...row })),
  )
  test.each(rows)('is carried out: $intent at $path', async ({ path, intent, fields, call }) => {
    const { answer, calls, cookies } = await visitKept({ path, fields: { ...fields, intent, owner: 'i2' } })
    expect(calls).toEqual([call])
    expect((answer as Response).headers.get('Location')).toMatch(/^\/(?:collection|discover)\?.*\btold=/)
    expect(cookies).toEqual([isDropped])
  })

  test('that saves by itself is told with its undo', async () => {
    const fields = { intent: 'preferences', rev: '1', self: 'yes', 'was.currency': 'EUR', currency: 'USD' }
    const { answer } = await visitKept({ path: '/collection?show=preferences', fields })
    expect((answer as Response).headers.get('Location')).toBe(
      `/collection?show=preferences&told=preferences-saved&batch=${batch}`,
    )
  })

  test.each(['photo-change', 'nothing'])('is dropped if no page has such a form: %s', async (intent) => {
    const { answer, calls, cookies } = await visitKept({ path: '/collection', fields: { intent } })
    expect((answer as Response).headers.get('Location')).toBe('/collection?told=failed')
    expect(calls).toEqual([])
    expect(cookies).toEqual([isDropped])
  })

  test('is dropped if the service fails', async () => {
    const fields = { intent: 'photo-delete', photo: 'broken', rev: '1' }
    const { answer, cookies } = await visitKept({ path: '/collection', fields })
    expect(answer).toEqual(new Error('The service has a fault.'))
    expect(cookies).toEqual([isDropped])
  })
})
