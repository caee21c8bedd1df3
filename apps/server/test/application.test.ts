import { afterEach, describe, expect, test } from 'vitest'
import { openServer, type ServerOptions } from './open-server.ts'
import { send } from './send.ts'

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

async function open(options: ServerOptions = {}) {
  const server = await openServer(options)
  stop = server.stop
  return server
}

const services = (
  changes: Partial<NonNullable<ServerOptions['services']>>,
): NonNullable<ServerOptions['services']> => ({
  identity: async () => new Response('identity'),
  collectibles: async () => new Response('collectibles'),
  isEmbedded: true,
  ready: async () => {},
  close: async () => {},
  ...changes,
})

const browser = { accept: 'text/html,application/xhtml+xml' }

describe('a request with another host name', () => {
  test.each(['127.0.0.1', 'evil.example', 'localhost:1'])('%s is redirected to the host of ORIGIN', async (host) => {
    const { port, origin } = await open()
    const answer = await send(port, '/login?return_to=%2Fshop', { headers: { host } })
    expect([answer.status, answer.headers.location]).toEqual([308, `${origin}/login?return_to=%2Fshop`])
  })

  test('a path with two slashes does not become a host', async () => {
    const { port, origin } = await open()
    const answer = await send(port, '//evil.example/', { headers: { host: '127.0.0.1' } })
    expect(answer.headers.location?.startsWith(`${origin}//`)).toBe(true)
  })

  test('a health check is answered under any host name', async () => {
    const { port } = await open()
    expect(await send(port, '/health/alive', { headers: { host: '10.0.0.7' } })).toMatchObject({
      status: 200,
      text: '{"status":"ok"}',
    })
  })
})

describe('a path is answered by its service', () => {
  test.each([
    { path: '/self-service/login/browser', text: 'identity' },
    { path: '/sessions', text: 'identity' },
    { path: '/sessions/whoami', text: 'identity' },
    { path: '/schemas', text: 'identity' },
    { path: '/schemas/default', text: 'identity' },
    { path: '/.well-known/ory/webauthn.js', text: 'identity' },
    { path: '/version', text: 'identity' },
    { path: '/api/collectibles/items', text: 'collectibles' },
    { path: '/', text: 'page' },
    { path: '/sessionsx', text: 'page' },
    { path: '/admin/identities', text: 'page' },
  ])('$path: $text', async ({ path, text }) => {
    const { port } = await open()
    expect((await send(port, path)).text).toBe(text)
  })
})

describe('a body over the limit', () => {
  const tooMuch = Buffer.alloc(5 * 1024 * 1024 + 1, 'x')

  test('a program gets the error envelope', async () => {
    const { port } = await open()
    const answer = await send(port, '/self-service/login?flow=f', {
      method: 'POST',
      body: tooMuch,
      headers: { accept: 'application/json' },
    })
    expect(answer.status).toBe(413)
    expect(answer.headers.connection).toBe('close')
    expect(JSON.parse(answer.text)).toMatchObject({
      error: { code: 413, status: 'Content Too Large', request: expect.any(String) },
    })
  })

  test('a browser gets a page, even without a declared length', async () => {
    const readAll: ServerOptions['services'] = services({
      identity: async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
    })
    const { port } = await open({ services: readAll })
    const headers = { ...browser, 'transfer-encoding': 'chunked' }
    const answer = await send(port, '/self-service/login?flow=f', { method: 'POST', body: tooMuch, headers })
    expect(answer.status).toBe(413)
    expect(answer.text).toContain('<h1>Too much at once</h1>')
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  })

  test('a body of exactly the limit is accepted', async () => {
    const { port } = await open()
    expect((await send(port, '/self-service/login', { method: 'POST', body: tooMuch.subarray(1) })).status).toBe(200)
  })
})

describe('an unhandled error', () => {
  const broken = services({
    identity: async () => {
      throw new Error('the shelf fell down')
    },
  })

  test.each([
    { accept: 'application/json', text: /"code":500/ },
    { accept: 'text/html', text: /<h1>Something went wrong on our side<\/h1>/ },
  ])('is logged with its request and leaks nothing ($accept)', async ({ accept, text }) => {
    const { port, log } = await open({ services: broken })
    const answer = await send(port, '/sessions/whoami', { headers: { accept } })
    expect(answer.status).toBe(500)
    expect(answer.text).toMatch(text)
    expect(answer.text).not.toContain('shelf')
    expect(log()).toContain('the shelf fell down')
    expect(log()).toContain(`"request":"${answer.headers['x-request-id']}"`)
  })
})

describe('readiness', () => {
  test('names the service that does not answer, without its address', async () => {
    const broken = services({ ready: () => Promise.reject(new Error('connect ECONNREFUSED owner@db.example')) })
    const { port } = await open({ services: broken })
    expect(await send(port, '/health/ready')).toMatchObject({
      status: 503,
      text: '{"errors":{"service":"The database does not answer."}}',
    })
  })

  test('a server that is stopping is alive but not ready', async () => {
    const { port } = await open({ isStopping: () => true })
    expect((await send(port, '/health/ready')).status).toBe(503)
    expect((await send(port, '/health/alive')).status).toBe(200)
  })
})

describe('the outbox', () => {
  const mail = {
    id: '1',
    to: 'ada@collect.example',
    subject: 's',
    text: 't',
    html: 'h',
    created_at: '2026-11-20T00:00:00Z',
  }
  const withMail = services({ mails: async () => [mail] })

  test('is JSON for programs and a page for browsers', async () => {
    const { port } = await open({ services: withMail })
    const list = await send(port, '/dev/mail', { headers: { accept: 'application/json' } })
    expect(JSON.parse(list.text)).toEqual([mail])
    expect(list.headers['cache-control']).toBe('no-store')
    expect((await send(port, '/dev/mail', { headers: browser })).text).toBe('page')
  })

  test.each(['/dev/mail', '/dev/auth', '/dev/mail.data'])(
    '%s does not exist if developer pages are off',
    async (path) => {
      const { port } = await open({ services: withMail, devPages: false })
      expect((await send(port, path, { headers: { accept: 'application/json' } })).status).toBe(404)
    },
  )
})
