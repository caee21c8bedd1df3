import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startShipped, type Shipped, type ShippedClient } from '../../shipped.ts'
import { signUp } from '../people.ts'
import { pictureOf, pixel } from './pixel.ts'

const idOf = (number: number) => `0190a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`
const content = (number: number) => `/api/collectibles/photos/${idOf(number)}/content`

const formOf = (pictures: readonly Buffer[]) => {
  const parts = pictures.flatMap((picture, at) => [
    Buffer.from(`--B\r\nContent-Disposition: form-data; name="photos"; filename="${at}.png"\r\n\r\n`),
    picture,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...parts, Buffer.from('--B--\r\n')])
}

const cookiesOf = ({ cookies }: ShippedClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** The files of photos, and of what arrives. */
const filesIn = ({ folder }: Shipped) =>
  readdirSync(join(folder, 'photos'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

const failureOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).error?.id]

/** Begins to send a picture, and breaks off in the middle. */
function beginPicture(shipped: Shipped, client: ShippedClient, number: number): Socket {
  const socket = connect(shipped.port, '127.0.0.1')
  socket.write(
    `PUT ${content(number)} HTTP/1.1\r\nHost: localhost:${shipped.port}\r\nCookie: ${cookiesOf(client)}\r\n` +
      'Content-Length: 1000000\r\n\r\n',
  )
  socket.write(pictureOf(200_000))
  return socket
}

/** What a sender reads who stops in the middle of a picture, and stays. */
async function slowAnswer(shipped: Shipped, client: ShippedClient, number: number): Promise<string> {
  const socket = beginPicture(shipped, client, number)
  const answer = await text(socket)
  socket.destroy()
  return answer
}

test('pictures and forms have limits of their own on the way in, and what is refused leaves no file', async () => {
  const shipped = await startShipped()
  const member = await signUp(shipped, 'ada@collect.example', false)
  const put = (number: number, body: Buffer, headers = {}) =>
    member.send(content(number), { method: 'PUT', headers, body })

  // Other bodies have 5 MB at most, and of the collectibles 1 MB.
  // A busy machine answers 202 at first. What is refused below must not wait for this picture.
  await expect.poll(async () => (await put(1, pictureOf(14_999_000))).status, { timeout: 30_000 }).toBe(200)
  const { copy } = JSON.parse((await put(1, pictureOf(14_999_000))).text) as { copy: string }
  const kept = filesIn(shipped).length
  const slow = slowAnswer(shipped, member, 9)
  const refusals = [
    await put(2, pictureOf(15_000_001)),
    await put(2, pictureOf(15_000_001), { 'transfer-encoding': 'chunked' }),
    await put(2, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    await put(2, pixel.subarray(0, 40)),
    await put(2, pixel, { 'sec-fetch-site': 'cross-site' }),
  ]
  expect(refusals.map(failureOf)).toEqual([
    [413, 'too_large'],
    [413, 'too_large'],
    [415, 'media_type'],
    [422, 'unreadable_image'],
    [403, 'foreign_origin'],
  ])

  const post = (body: Buffer, headers = {}, query = '') =>
    member.send(`/api/collectibles/copies/${copy}/photos${query}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=B', ...headers },
      body,
    })
  const form = await post(formOf([pixel, pictureOf(14_000_000), pictureOf(13_000_000), pictureOf(15_000_001)]))
  expect([form.status, JSON.parse(form.text)]).toMatchObject([
    201,
    { photos: [{}, {}, {}], refused: [{ name: '3.png', id: 'too_large' }] },
  ])
  const large = formOf(Array.from({ length: 5 }, () => pictureOf(14_900_000)))
  expect(failureOf(await post(large))).toEqual([413, 'too_large'])
  expect(failureOf(await post(formOf([pixel]), { 'sec-fetch-site': 'cross-site' }))).toEqual([403, 'foreign_origin'])
  expect(failureOf(await post(formOf([pixel]), { 'content-type': 'text/plain' }))).toEqual([415, 'media_type'])
  const back = await post(formOf([pixel.subarray(0, 40)]), {}, '?return_to=%2Fcollection%3Fshow%3Dbin')
  expect([back.status, back.headers.location]).toEqual([
    303,
    '/collection?show=bin&told=photos-refused&count=0&refused=unreadable_image%3A0.png',
  ])

  // The first request has no session, and the picture of another account does not exist.
  const visitor = await shipped.client().send(content(3), { method: 'PUT', body: pixel })
  expect(failureOf(visitor)).toEqual([401, 'no_session'])
  const other = await signUp(shipped, 'ben@collect.example', false)
  const shot = `/api/collectibles/photos/${idOf(1)}/160`
  expect([(await member.send(shot)).status, (await other.send(shot)).status]).toEqual([200, 404])
  // Meanwhile a sender sent nothing for 20 seconds.
  expect(await slow).toMatch(/^HTTP\/1\.1 408 [^]*"id":"too_slow"/)
  await expect.poll(() => filesIn(shipped).length, { timeout: 20_000 }).toBe(kept + 3 * 4)
}, 120_000)

test('a sender who breaks off in the middle of a picture leaves no file, and the service goes on', async () => {
  const shipped = await startShipped()
  const member = await signUp(shipped, 'ada@collect.example', false)
  expect((await member.send(content(1), { method: 'PUT', body: pixel })).status).toBeLessThan(203)
  await expect.poll(() => filesIn(shipped).length, { timeout: 20_000 }).toBe(4)
  const socket = beginPicture(shipped, member, 2)
  await expect.poll(() => filesIn(shipped).length).toBe(5)
  socket.destroy()
  await expect.poll(() => filesIn(shipped).length).toBe(4)
  expect((await member.send(content(3), { method: 'PUT', body: pixel })).status).toBeLessThan(203)
}, 60_000)

test('a picture that arrives after its account has ended is refused, and leaves no file', async () => {
  const shipped = await startShipped()
  const member = await signUp(shipped, 'ada@collect.example', false)
  const { identity } = JSON.parse((await member.send('/sessions/whoami')).text) as { identity: { id: string } }
  const socket = connect(shipped.port, '127.0.0.1')
  socket.write(
    `PUT ${content(1)} HTTP/1.1\r\nHost: localhost:${shipped.port}\r\nCookie: ${cookiesOf(member)}\r\n` +
      `Content-Length: ${pixel.length}\r\nConnection: close\r\n\r\n`,
  )
  socket.write(pixel.subarray(0, 40))
  // The service has begun to write what it receives.
  await expect.poll(() => filesIn(shipped).length).toBe(1)
  const ended = await fetch(`${shipped.adminOrigin}/admin/identities/${identity.id}`, { method: 'DELETE' })
  expect(ended.status).toBe(204)
  socket.write(pixel.subarray(40))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 [^]*"id":"no_session"/)
  await expect.poll(() => filesIn(shipped).length).toBe(0)
})

test('a program that starts goes on at once with photos that have waited for ten minutes', async () => {
  const shipped = await startShipped()
  const member = await signUp(shipped, 'ada@collect.example', false)
  await expect.poll(async () => (await member.send(content(1), { method: 'PUT', body: pixel })).status).toBe(200)
  const { copy } = JSON.parse((await member.send(content(1), { method: 'PUT', body: pixel })).text) as { copy: string }
  shipped.program.child.kill('SIGTERM')
  await shipped.program.ended()
  // Its picture is gone, as after a crash of the machine.
  const database = new DatabaseSync(join(shipped.folder, 'collect.db'))
  database.exec(`update photos set state = 'waiting', updated_at = ${Date.now() - 11 * 60_000}`)
  database.close()

  await startShipped({ DATA_DIR: shipped.folder, PORT: String(shipped.port) })
  const photos = async () => JSON.parse((await member.send(`/api/collectibles/copies/${copy}`)).text).photos
  await expect.poll(photos, { timeout: 20_000 }).toMatchObject([{ state: 'failed', failure: 'lost' }])
  // Its owner sends it again.
  const again = await member.send(`${content(2)}?copy=${copy}`, { method: 'PUT', body: pixel })
  expect(again.status).toBeLessThan(203)
}, 60_000)

test('the browser of an owner keeps the picture of a copy by its version, and no other client gets it', async () => {
  const shipped = await startShipped()
  const member = await signUp(shipped, 'ada@collect.example', false)
  const made = await member.send(`/api/collectibles/copies/${idOf(1)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ category: 'coins', name: 'Token' }),
  })
  const { art } = JSON.parse(made.text) as { art: string }
  const cached = async (path: string) => (await member.send(path)).headers['cache-control']
  expect(await cached(art)).toBe('private, max-age=31536000, immutable')
  expect(await cached(art.replace('coins', 'stamps'))).toBe('no-store')
  const other = await signUp(shipped, 'ben@collect.example', false)
  expect([(await other.send(art)).status, (await shipped.client().send(art)).status]).toEqual([404, 401])
})
