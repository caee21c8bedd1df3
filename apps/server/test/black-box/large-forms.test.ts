import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, onTestFinished, test } from 'vitest'
import { sharedShipped } from '../shipped.ts'

const shared = sharedShipped()

test('a flow form over 256 kB and a page form over 16 kB are refused before they are read', async () => {
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
