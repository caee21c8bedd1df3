import { expect, test } from 'vitest'
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
