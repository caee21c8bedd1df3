import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '@collect/storage'
import { sharedShipped } from '../shipped.ts'
import { signUp } from './people.ts'

const shared = sharedShipped()

test('a flow form over 256 kB and a short page form over 16 kB are refused before they are read', async () => {
  const shipped = shared()
  const client = shipped.client()
  const flow = await client.start('login')
  const post = async (path: string, size: number, type = 'application/x-www-form-urlencoded') => {
    const headers = { 'content-type': type, accept: 'application/json' }
    return (await client.send(path, { method: 'POST', headers, body: Buffer.alloc(size, 'x') })).status
  }
  const { pathname, search } = new URL(flow.ui.action)
  expect(await post(pathname + search, 256 * 1024 + 1)).toBe(413)
  expect(await post(pathname + search, 256 * 1024)).toBe(403) // parsed, and refused without a CSRF token
  expect(await post('/theme', 16 * 1024 + 1)).toBe(413)
  expect(await post('/theme', 16 * 1024)).toBe(302)
})

test('a form of the collection and one of the catalogue may be long, but have no more than 2000 fields', async () => {
  const client = shared().client()
  const urlencoded = 'application/x-www-form-urlencoded'
  const post = async (path: string, body: string, type = urlencoded) =>
    (await client.send(path, { method: 'POST', headers: { 'content-type': type, accept: 'text/html' }, body })).status
  const longest = 4 * 10_000 * 12 + 16 * 1024
  for (const path of ['/collection', '/collection.data', '/discover', '/discover.data']) {
    expect(await post(path, 'x'.repeat(longest + 1))).toBe(413)
    expect(await post(path, 'x'.repeat(longest))).toBe(400) // parsed, and refused without an intent
  }
  expect(await post('/shop', 'x'.repeat(16 * 1024 + 1))).toBe(413)
  expect(await post('/collection', 'x'.repeat(16 * 1024 + 1), 'multipart/form-data; boundary=x')).toBe(413)
  expect(await post('/collection', 'a&'.repeat(2_000))).toBe(413)
  expect(await post('/collection', 'a&'.repeat(1_999))).toBe(400)
})

test.each(['ж', '貝', '🐚'])('notes of 10,000 times %s are saved by the form and by the API', async (letter) => {
  const shipped = shared()
  const client = await signUp(shipped, `notes.${letter.codePointAt(0)}@collect.example`, false)
  const id = newId(Date.now())
  const json = { accept: 'application/json', 'content-type': 'application/json' }
  const path = `/api/collectibles/copies/${id}`
  const read = async () => JSON.parse((await client.send(path)).text) as { rev: number; notes: string }
  const notes = letter.repeat(10_000)
  const made = await client.send(path, {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ category: 'coins', name: 'Token', notes: letter.repeat(9_999) }),
  })
  expect(made.status).toBe(201)
  const form = new URLSearchParams({
    intent: 'change',
    id,
    category: 'coins',
    rev: '1',
    name: 'Token',
    status: 'owned',
    quantity: '1',
    notes,
  })
  const saved = await client.send('/collection', {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: String(form),
  })
  expect(saved.status).toBe(302)
  expect(await read()).toMatchObject({ rev: 2, notes })
  const patched = await client.send(path, {
    method: 'PATCH',
    headers: { ...json, 'if-match': '"2"' },
    body: JSON.stringify({ notes: `${notes.slice(letter.length)}!` }),
  })
  expect(patched.status).toBe(200)
})

test('a change of many has room for 1,000 picked copies', async () => {
  const client = await signUp(shared(), 'picks@collect.example', false)
  const picks = Array.from({ length: 1_000 }, () => ['ids', newId(Date.now())])
  const answer = await client.send('/collection?bulk=1&part=move', {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams([['intent', 'bulk'], ['do', 'check'], ...picks])),
  })
  expect(answer.status).not.toBe(413)
})

test('the forms that take longest to parse are refused', async () => {
  const shipped = shared()
  const client = shipped.client()
  const flow = await client.start('login')
  const { pathname, search } = new URL(flow.ui.action)
  const post = async (type: string, body: string) => {
    const headers = { 'content-type': type, accept: 'application/json' }
    return (await client.send(pathname + search, { method: 'POST', headers, body })).text
  }
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nv\r\n'
  expect(await post('application/json', '['.repeat(250_000))).toContain('nested too deep')
  expect(await post('multipart/form-data; boundary=x', part.repeat(4_000))).toContain('more than 1000 fields')
  const lines = `--x\r\n${'a: b\r\n'.repeat(40_000)}\r\nv\r\n--x--`
  expect(await post('multipart/form-data; boundary=x', lines)).toContain('more than 10000 lines')
})

/** Begins a request whose body is declared as larger than any that the program reads. */
function beginTooLarge(port: number, size: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST /self-service/login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: ${size}\r\n\r\n`)
  return socket
}

test('a client that sends its whole body before it reads gets the refusal', async () => {
  const part = Buffer.alloc(5_000_000, 'x')
  const socket = beginTooLarge(shared().port, 2 * part.length)
  await pipeline(Readable.from([part, part]), socket, { end: false })
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 [^]*"code":413/)
})

test('the program ends the connection of a client that goes on sending after the refusal', async () => {
  const socket = beginTooLarge(shared().port, 50_000_000)
  const sending = setInterval(() => socket.write(Buffer.alloc(1_000, 'x')), 50)
  onTestFinished(() => clearInterval(sending))
  // A write into the closed connection fails.
  const { code } = await new Promise<NodeJS.ErrnoException>((resolve) => socket.once('error', resolve))
  expect(code).toMatch(/^(?:EPIPE|ECONNRESET)$/)
}, 60_000)
