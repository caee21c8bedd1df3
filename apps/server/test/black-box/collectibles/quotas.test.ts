import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turnOfEvents } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sharedShipped, type ShippedClient } from '../../shipped.ts'
import { signUp } from '../people.ts'
import { pictureOf } from './pixel.ts'

const shared = sharedShipped(() => ({ PHOTO_QUOTA: '1MB' }))

const api = '/api/collectibles'
const idOf = (number: number) => `0190a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`
const failureOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).error?.id]

const put = (member: ShippedClient, path: string, body: object) =>
  member.send(`${api}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Sends a picture of this length. Its id is of its account and number, so no other account has it. */
const putPicture = (member: ShippedClient, id: number, bytes: number, query = '') =>
  member.send(`${api}/photos/${idOf(id)}/content${query}`, { method: 'PUT', body: pictureOf(bytes) })

test('an account has as much room for photos as PHOTO_QUOTA says, and another account has its own', async () => {
  const [ada, ben] = [
    await signUp(shared(), 'room@collect.example', false),
    await signUp(shared(), 'other-room@collect.example', false),
  ]
  expect(failureOf(await putPicture(ada, 101, 1_000_001))).toEqual([422, 'quota'])
  const kept = await putPicture(ada, 101, 990_000)
  expect(kept.status).toBeLessThan(203)
  const { copy } = JSON.parse(kept.text) as { copy: string }
  // Its sizes take some room, so that the same picture beside it has none.
  expect(failureOf(await putPicture(ada, 102, 1_000_000, `?copy=${copy}`))).toEqual([422, 'quota'])
  expect((await putPicture(ben, 103, 990_000)).status).toBeLessThan(203)
})

test('an undo leaves a photo in the bin that would be the 25th of its copy', async () => {
  const member = await signUp(shared(), 'undo@collect.example', false)
  const { copy } = JSON.parse((await putPicture(member, 300, 100)).text) as { copy: string }
  const onCopy = (id: number) => putPicture(member, id, id, `?copy=${copy}`)
  for (let id = 301; id < 324; id++) expect((await onCopy(id)).status).toBeLessThan(203)
  const gone = await member.send(`${api}/photos/${idOf(300)}`, { method: 'DELETE', headers: { 'if-match': '"1"' } })
  expect(gone.status).toBe(204)
  expect((await onCopy(324)).status).toBeLessThan(203)
  const undone = await member.send(`${api}/batches/${String(gone.headers['batch-id'])}/undo`, { method: 'POST' })
  expect(JSON.parse(undone.text)).toMatchObject({ undone: 0, changed_since: [{ entity: 'photo', id: idOf(300) }] })
})

test('a copy has 24 photos, and an account sends 600 an hour; the answer to the next one says how long to wait', async () => {
  const member = await signUp(shared(), 'photos@collect.example', false)
  const { copy } = JSON.parse((await putPicture(member, 200, 100)).text) as { copy: string }
  const onCopy = (id: number, bytes: number) => putPicture(member, id, bytes, `?copy=${copy}`)
  for (let number = 1; number < 24; number++)
    expect((await onCopy(200 + number, 100 + number)).status).toBeLessThan(203)
  expect(failureOf(await onCopy(224, 124))).toEqual([422, 'quota'])
  // The same bytes again are the photo that is there, and count as sent.
  const again = () => onCopy(200, 100)
  for (let sent = 25; sent < 600; sent += 25) expect(new Set(await statusesOf(25, again))).toEqual(new Set([200]))
  let refused = await again()
  // One more each six seconds.
  for (let more = 0; more < 50 && refused.status !== 429; more++) refused = await again()
  expect(failureOf(refused)).toEqual([429, 'slow_down'])
  const wait = Number(refused.headers['retry-after'])
  expect([wait > 0, wait <= 6]).toEqual([true, true])
  // Photos have a pace of their own: other changes go on.
  expect((await put(member, `/folders/${idOf(1)}`, { name: 'Box' })).status).toBe(201)
})

const statusesOf = async (times: number, ask: () => Promise<{ readonly status: number }>) =>
  (await Promise.all(Array.from({ length: times }, ask))).map(({ status }) => status)

/** What fills an account up to one below each limit; `i` is the number of a row, `?` the account. */
const filled = {
  folders: [
    1_999,
    `folders (id, owner_id, name, path, created_at, updated_at) select 'folder-' || i, ?, 'x' || i, '/', 0, 0`,
  ],
  places: [
    4_999,
    `places (id, owner_id, name, path, label, created_at, updated_at)
     select 'place-' || i, ?, 'x' || i, '/', printf('%04d', i), 0, 0`,
  ],
  tags: [
    1_999,
    `tags (id, owner_id, name, folded, created_at, updated_at) select 'tag-' || i, ?, 'x' || i, 'x' || i, 0, 0`,
  ],
  sets: [
    4_999,
    `collectible_sets (
       id, owner_id, category_id, name, sort_name, art_seed, search_ord, status, source, created_at, updated_at
     ) select 'set-' || i, ?, 'coins', 'x', 'x', '', 4503599627370496 + i, 'private', 'own', 0, 0`,
  ],
  items: [
    99_999,
    `items (
       id, owner_id, category_id, name, sort_name, art_seed, search_ord, status, source, created_at, updated_at
     ) select 'item-' || i, ?, 'coins', 'x', 'x', '', 4503599627370496 + i, 'private', 'own', 0, 0`,
  ],
  wishes: [99_999, `wishes (id, owner_id, item_id, created_at, updated_at) select 'wish-' || i, ?, 'item-' || i, 0, 0`],
} as const

test('one folder, place, tag, own set, own item, wish and copy more than the limit is refused', async () => {
  const member = await signUp(shared(), 'full@collect.example', false)
  const { identity } = JSON.parse(
    (await member.send('/sessions/whoami', { headers: { accept: 'application/json' } })).text,
  ) as { identity: { id: string } }
  expect((await put(member, `/copies/${idOf(300)}`, { category: 'coins', name: 'x' })).status).toBe(201)
  const database = new DatabaseSync(join(shared().folder, 'collect.db'))
  database.exec('pragma busy_timeout = 10000')
  for (const [count, insert] of Object.values(filled)) {
    const [into = '', select = ''] = insert.split(/ select /)
    const numbers = `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})`
    database.prepare(`insert into ${into} ${numbers} select ${select} from n`).run(identity.id)
    // The client learns of connections that the server has closed meanwhile.
    await turnOfEvents()
  }
  // So many copies would take minutes; the limit asks their counter, which the check compares with the rows.
  database.prepare('update collection_totals set copies = 999999 where owner_id = ?').run(identity.id)
  database.close()

  const inputs: Readonly<Record<string, object>> = {
    folders: { name: 'one' },
    places: { name: 'one' },
    tags: { name: 'one' },
    sets: { category: 'coins', name: 'one' },
    items: { category: 'coins', name: 'one' },
    wishes: { item: 'pyrite' },
    copies: { category: 'coins', name: 'one' },
  }
  for (const [kind, input] of Object.entries(inputs)) {
    const last = await put(member, `/${kind}/${idOf(301)}`, input)
    expect([kind, last.status]).toEqual([kind, 201])
    const other = kind === 'wishes' ? { item: 'heron-penny' } : { ...input, name: 'two' }
    expect([kind, ...failureOf(await put(member, `/${kind}/${idOf(302)}`, other))]).toEqual([kind, 422, 'quota'])
  }
  // What its owner sold counts too.
  const sold = await member.send(`${api}/copies/${idOf(301)}/leave`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'if-match': '"1"' },
    body: JSON.stringify({ status: 'sold' }),
  })
  expect(sold.status).toBe(200)
  expect(failureOf(await put(member, `/copies/${idOf(302)}`, { category: 'coins', name: 'two' }))).toEqual([
    422,
    'quota',
  ])
})
