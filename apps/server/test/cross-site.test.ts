import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, describe, expect, test } from 'vitest'
import { adminGuard } from '../src/http/admin-guard.ts'
import { openServer } from './open-server.ts'
import { send } from './send.ts'

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

const urlencoded = 'application/x-www-form-urlencoded'

describe('a form of a page', () => {
  const post = async (path: string, headers: Record<string, string>, method = 'POST') => {
    const server = await openServer()
    stop = server.stop
    const filled = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('OWN', server.origin)]),
    )
    return send(server.port, path, { method, headers: { 'content-type': urlencoded, ...filled }, body: 'a=b' })
  }

  const foreign: readonly Record<string, string>[] = [
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://localhost:1' },
    { origin: 'OWN.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'OWN' },
  ]
  test.each(foreign)('is refused from another site (%j)', async (headers) => {
    const answer = await post('/theme', headers)
    expect([answer.status, answer.text === 'page']).toEqual([403, false])
  })

  test.each(['/theme.data', '/logout', '/settings', '/discover?item=x'])(
    'is refused from another site at %s',
    async (path) => {
      expect((await post(path, { origin: 'http://evil.example' })).status).toBe(403)
    },
  )

  test.each(['PUT', 'PATCH'])('is refused from another site as %s', async (method) => {
    expect((await post('/theme', { origin: 'http://evil.example' }, method)).status).toBe(403)
  })

  const own: readonly Record<string, string>[] = [
    {},
    { origin: 'OWN' },
    { origin: 'OWN', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ]
  test.each(own)('is accepted from the app’s own pages and from programs (%j)', async (headers) => {
    expect((await post('/theme', headers)).text).toBe('page')
  })

  test('a link from another site opens a page', async () => {
    const server = await openServer()
    stop = server.stop
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await send(server.port, '/discover', { headers })).text).toBe('page')
  })

  test.each([
    { declared: true, status: 413 },
    { declared: false, status: 413 },
  ])('of 17 kB is refused with $status (length declared: $declared)', async ({ declared, status }) => {
    const server = await openServer({
      pages: async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
    })
    stop = server.stop
    const headers = { 'content-type': urlencoded, ...(!declared && { 'transfer-encoding': 'chunked' }) }
    const answer = await send(server.port, '/theme', { method: 'POST', headers, body: 'a&'.repeat(8_500) })
    expect(answer.status).toBe(status)
  })
})

describe(adminGuard, () => {
  const ask = async (headers: Record<string, string>, method = 'GET') => {
    const admin = getRequestListener(adminGuard(async () => new Response('every account')))
    const server = createServer(admin)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    stop = async () => void server.close()
    const { port } = server.address() as AddressInfo // it listens on a port
    const filled = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', String(port))]),
    )
    return send(port, '/admin/identities', { method, headers: filled, ...(method === 'POST' && { body: '{}' }) })
  }

  test.each([
    { host: 'evil.example:PORT' },
    { host: 'localhost.evil.example:PORT' },
    { host: '127.0.0.1.evil.example' },
    { host: '10.0.0.7:PORT' },
    { host: '0.0.0.0:PORT' },
  ])('refuses a host that is not this machine (%j)', async (headers) => {
    const answer = await ask(headers)
    expect([answer.status, answer.text.includes('every account')]).toEqual([403, false])
  })

  const pages: readonly Record<string, string>[] = [
    { origin: 'http://evil.example', 'content-type': 'text/plain' },
    { origin: 'null' },
    { origin: 'http://localhost:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  test.each(pages)('refuses a page that sends %j', async (headers) => {
    for (const method of ['POST', 'GET', 'OPTIONS', 'DELETE']) {
      expect((await ask(headers, method)).status).toBe(403)
      await stop?.()
    }
  })

  const programs: readonly Record<string, string>[] = [
    {},
    { host: '127.0.0.1:PORT' },
    { host: '[::1]:PORT' },
    { host: 'localhost' },
  ]
  test.each(programs)('accepts programs of this machine (%j)', async (headers) => {
    expect((await ask(headers)).text).toBe('every account')
  })
})
