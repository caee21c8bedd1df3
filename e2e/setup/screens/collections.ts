import { newId } from '@collect/storage'
import { expect, type Page } from '@playwright/test'

import { pictureOf } from '../collection/picture.ts'

/** What the user of a screen has. */
export const collections = ['visitor', 'empty', 'one', 'six', 'many'] as const
export type Collection = (typeof collections)[number]

/** The ids of what stands in a collection, for the addresses of screens. */
export interface Known {
  readonly copy: string
  readonly wish: string
  readonly place: string
  readonly field: string
  readonly binned: string
  readonly sold: string
  readonly ownItem: string
  /** The parameter `page` of the second page of all copies, and of the activity. */
  readonly nextCopies: string
  readonly nextActs: string
}

const nothing: Known = {
  copy: '',
  wish: '',
  place: '',
  field: '',
  binned: '',
  sold: '',
  ownItem: '',
  nextCopies: '',
  nextActs: '',
}

/** Pieces of a long collection: more than the window draws, and more than a job does at once. */
const long = 300

/** As many photos as a piece can have. */
const allPhotos = 24

/** Fills the collection of the signed-in user through the API, as another device would. */
export async function fillCollection(page: Page, collection: Collection): Promise<Known> {
  switch (collection) {
    case 'visitor':
    case 'empty':
      return nothing
    case 'one':
      return { ...nothing, copy: await put(page, 'copies', { category: 'coins', item: 'heron-penny' }) }
    case 'six':
      return fillWithSix(page)
    case 'many': {
      const copy = await put(page, 'copies', { category: 'coins', name: 'Token 1' })
      for (let at = 2; at <= long; at++)
        await put(page, 'copies', { category: at % 3 === 0 ? 'stamps' : 'coins', name: `Token ${at}` })
      for (let at = 0; at < allPhotos; at++) await addPhoto(page, copy, `${at}.png`, [10 * at, 120, 200 - 8 * at])
      return { ...nothing, copy, nextCopies: await nextOf(page, 'copies'), nextActs: await nextOf(page, 'batches') }
    }
  }
}

const euro = (amount: number) => ({ amount, currency: 'EUR' })

/** Six pieces with everything that a piece can have, and something in every view. */
async function fillWithSix(page: Page): Promise<Known> {
  await send(page, 'PATCH', '/collector', { currency: 'EUR' }, 1)
  const study = await put(page, 'places', { name: 'Study' })
  const cabinet = await put(page, 'places', { name: 'Cabinet of curiosities', parent: study })
  const place = await put(page, 'places', { name: 'Box 4', parent: cabinet })
  const field = await put(page, 'fields', { key: 'case_number', label: 'Case number', type: 'integer' })
  const ownItem = await put(page, 'items', { category: 'coins', name: 'Town thaler', years: { from: 1622 } })
  await put(page, 'copies', { category: 'stamps', name: 'Torn stamp', status: 'lent' })
  await put(page, 'copies', { category: 'coins', item: ownItem, status: 'ordered' })
  await put(page, 'copies', {
    category: 'coins',
    name: 'Commemorative medal of the Numismatic Society',
    paid: euro(9_000_00),
    own_value: { amount: euro(12_500_00) },
  })
  await put(page, 'copies', { category: 'minerals', item: 'mohs-quartz', quantity: 4, spare: 2 })
  await put(page, 'copies', { category: 'minerals', item: 'mohs-talc' })
  const copy = await put(page, 'copies', {
    category: 'coins',
    item: 'heron-penny',
    quantity: 3,
    condition: { grade: 'vf' },
    graded: { company: 'PCGS', grade: 'MS 65', certificate: '12345678' },
    paid: euro(12_50),
    fees: euro(1_00),
    acquired_on: '2024-04',
    acquired_from: 'Flea market',
    acquired_how: 'bought',
    place,
    tags: ['first year', 'gift'],
    serial: 'AB-123',
    notes: 'Cleaned once.\nOtherwise as found.',
    fields: { my_case_number: 12 },
  })
  for (const [name, colour] of [
    ['front.png', [180, 120, 40]],
    ['back.png', [40, 120, 90]],
  ] as const)
    await addPhoto(page, copy, name, colour)
  const binned = await put(page, 'copies', { category: 'coins', name: 'Groat' })
  await send(page, 'DELETE', `/copies/${binned}`, undefined, 1)
  const sold = await put(page, 'copies', { category: 'coins', name: 'Florin', paid: euro(30_00) })
  const leaving = { status: 'sold', on: '2025-11', to: 'A friend', amount: euro(45_00) }
  await send(page, 'POST', `/copies/${sold}/leave`, leaving, 1)
  const wish = await put(page, 'wishes', {
    item: 'tin-robot',
    priority: 1,
    max: euro(45_00),
    quantity: 2,
    note: 'With its box.',
  })
  await put(page, 'wishes', { item: 'mohs-diamond', priority: 3 })
  return { ...nothing, copy, wish, place, field, binned, sold, ownItem }
}

/** The token of the second page of a list, which is longer than a page. */
async function nextOf(page: Page, list: string): Promise<string> {
  const answer = await page.request.get(`/api/collectibles/${list}`)
  const { next_page_token: next } = (await answer.json()) as { readonly next_page_token?: string } // the lists' own type
  return next ?? ''
}

/** Makes a thing of the signed-in user; returns its id. */
async function put(page: Page, kind: string, data: object): Promise<string> {
  const id = newId(Date.now())
  await send(page, 'PUT', `/${kind}/${id}`, data)
  return id
}

async function send(page: Page, method: string, path: string, data?: object, rev?: number): Promise<void> {
  const answer = await page.request.fetch(`/api/collectibles${path}`, {
    method,
    headers: rev === undefined ? {} : { 'If-Match': `"${rev}"` },
    ...(data && { data }),
  })
  expect(answer.ok(), `${method} ${path}: ${answer.ok() ? '' : await answer.text()}`).toBe(true)
}

async function addPhoto(page: Page, copy: string, name: string, colour: readonly [number, number, number]) {
  const path = `/api/collectibles/photos/${newId(Date.now())}/content?copy=${copy}`
  const { buffer, mimeType } = pictureOf(name, colour)
  const answer = await page.request.put(path, { data: buffer, headers: { 'Content-Type': mimeType } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
