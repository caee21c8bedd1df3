import type { IncomingMessage } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { clientAddressOf, createEdge } from '../src/http/edge.ts'
import { listen } from '../src/http/listener.ts'
import { createLog } from '../src/process/log.ts'
import { openServer, type ServerOptions } from './open-server.ts'
import { send } from './send.ts'

const askedFor = [
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'X-Real-IP',
  'Forwarded',
  'X-Request-ID',
  'Host',
]

/** An identity service that returns the requests it gets. */
const echo: NonNullable<ServerOptions['services']> = {
  identity: async (request) => {
    // Reads single names first: the adapter reads them from another view than the whole list.
    const asked = Object.fromEntries(askedFor.map((name) => [name, request.headers.get(name)]))
    const isThere = Object.fromEntries(askedFor.map((name) => [name, request.headers.has(name)]))
    return Response.json({ url: request.url, asked, isThere, headers: Object.fromEntries(request.headers) })
  },
  collectibles: async () => new Response(),
  isEmbedded: true,
  ready: async () => {},
  close: async () => {},
}

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

async function seen(options: ServerOptions, headers: Record<string, string>, path = '/sessions/whoami') {
  const server = await openServer({ services: echo, ...options })
  stop = server.stop
  const answer = await send(server.port, path, { headers })
  return { answer, server, reached: JSON.parse(answer.text || '{}') }
}

describe('headers that only the edge may set', () => {
  test('a client cannot choose its own address or scheme', async () => {
    const { reached } = await seen(
      {},
      {
        'x-forwarded-for': '6.6.6.6',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.example',
      },
    )
    expect(reached.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
    expect(reached.headers).not.toHaveProperty('x-real-ip')
    expect(reached.headers).not.toHaveProperty('forwarded')
    expect(reached.headers).not.toHaveProperty('x-forwarded-proto')
    expect(reached.headers).not.toHaveProperty('x-forwarded-host')
  })

  test('a header that is read by its name is the edge’s, not the client’s', async () => {
    const { reached, answer, server } = await seen(
      {},
      {
        'x-forwarded-for': '6.6.6.6',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-port': '1',
        'x-request-id': 'x"<script>',
      },
    )
    expect(reached.asked).toEqual({
      'X-Forwarded-For': '127.0.0.1',
      'X-Forwarded-Proto': null,
      'X-Forwarded-Host': null,
      'X-Forwarded-Port': null,
      'X-Real-IP': null,
      Forwarded: null,
      'X-Request-ID': answer.headers['x-request-id'],
      Host: `localhost:${server.port}`,
    })
    expect(reached.isThere).toMatchObject({ 'X-Real-IP': false, Forwarded: false, 'X-Forwarded-For': true })
  })

  test('a request without these headers gets an address and a request id', async () => {
    const { reached, answer } = await seen({}, {})
    expect(reached.asked).toMatchObject({
      'X-Forwarded-For': '127.0.0.1',
      'X-Request-ID': answer.headers['x-request-id'],
    })
  })

  test('all of Node’s views of the headers have the edge’s values', async () => {
    const edge = createEdge({
      origin: 'http://localhost',
      trustedHops: 0,
      trustsPlaces: false,
      log: createLog('silent'),
    })
    let views: Pick<IncomingMessage, 'headers' | 'headersDistinct' | 'rawHeaders'> | undefined
    const listener = await listen(
      (incoming, outgoing) => {
        edge(incoming, outgoing)
        views = incoming
        outgoing.end()
      },
      '127.0.0.1',
      0,
      'PORT',
    )
    stop = () => listener.stop(0)
    const said = { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6', accept: 'text/html' }
    await send(listener.port, '/', { headers: said })
    expect(views?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', accept: 'text/html' })
    expect(views?.headersDistinct).toMatchObject({ 'x-forwarded-for': ['127.0.0.1'], accept: ['text/html'] })
    for (const view of [views?.headers, views?.headersDistinct, views?.rawHeaders]) {
      expect(JSON.stringify(view)).not.toContain('6.6.6.6')
    }
  })

  test('a target in absolute form does not choose the host', async () => {
    const { reached, server } = await seen({}, {}, 'http://evil.example/sessions/whoami?a=b')
    expect(reached.url).toBe(`${server.origin}/sessions/whoami?a=b`)
  })

  test.each([
    { trusts: false, reaches: [undefined, undefined] },
    { trusts: true, reaches: ['Utrecht', 'NL'] },
  ])('with places trusted $trusts, the place of a declared proxy arrives as $reaches', async ({ trusts, reaches }) => {
    const { reached } = await seen(
      { trustedHops: 1, trustsPlaces: trusts },
      { 'cf-ipcity': 'Utrecht', 'CF-IPCountry': 'NL' },
    )
    expect([reached.headers['cf-ipcity'], reached.headers['cf-ipcountry']]).toEqual(reaches)
  })

  test('a declared proxy names the client and the host', async () => {
    const { reached } = await seen(
      { trustedHops: 1, origin: 'https://collect.example' },
      { host: '10.0.0.7:3000', 'x-forwarded-host': 'collect.example', 'x-forwarded-for': '6.6.6.6, 203.0.113.9' },
    )
    expect(reached.url).toBe('https://collect.example/sessions/whoami')
    expect(reached.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', host: 'collect.example' })
  })
})

describe(clientAddressOf, () => {
  test.each([
    { hops: 0, said: '6.6.6.6', caller: '10.0.0.1' },
    { hops: 1, said: undefined, caller: '10.0.0.1' },
    { hops: 1, said: '6.6.6.6, 203.0.113.9', caller: '203.0.113.9' },
    { hops: 2, said: '6.6.6.6, 203.0.113.9, 10.0.0.2', caller: '203.0.113.9' },
    { hops: 5, said: '203.0.113.9', caller: '203.0.113.9' },
    { hops: 1, said: 'not an address', caller: '10.0.0.1' },
    { hops: 1, said: '::ffff:203.0.113.9', caller: '203.0.113.9' },
    { hops: 1, said: '2001:db8::1', caller: '2001:db8::1' },
  ])('$hops hops and X-Forwarded-For "$said" give $caller', ({ hops, said, caller }) => {
    expect(clientAddressOf('::ffff:10.0.0.1', said, hops)).toBe(caller)
  })
})

describe('request ids', () => {
  test.each(['', 'short', 'a'.repeat(200), 'with space in it', '<script>alert(1)</script>'])(
    'the invalid id "%s" is replaced',
    async (id) => {
      const { answer, reached } = await seen({}, { 'x-request-id': id })
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(reached.headers['x-request-id']).toBe(answer.headers['x-request-id'])
    },
  )

  test('a valid id is kept', async () => {
    const { answer, reached, server } = await seen({}, { 'x-request-id': 'trace-0123456789' })
    expect([answer.headers['x-request-id'], reached.headers['x-request-id']]).toEqual([
      'trace-0123456789',
      'trace-0123456789',
    ])
    expect(server.log()).toContain('"request":"trace-0123456789"')
  })
})

test('the log holds path and status, but no secrets', async () => {
  const { server } = await seen(
    {},
    { cookie: 'ory_kratos_session=hunter2', 'x-session-token': 'ory_st_hunter2' },
    '/self-service/recovery?flow=f&token=hunter2&code=123456',
  )
  expect(server.log()).toContain('"path":"/self-service/recovery"')
  expect(server.log()).not.toMatch(/hunter2|123456/)
})

test('a client cannot forge a line of the log', async () => {
  const forged = '{"level":"fatal","message":"forged"}'
  const { server } = await seen(
    {},
    { 'user-agent': forged, 'x-request-id': `trace-${forged}`, referer: forged },
    `/self-service/login%0A${encodeURIComponent(forged)}%E2%80%A8?x=%0D%0A${encodeURIComponent(forged)}`,
  )
  const lines = server.log().trim().split('\n')
  for (const line of lines) expect(JSON.parse(line)).not.toMatchObject({ message: 'forged' })
  expect(lines.filter((line) => line.includes('/self-service/login'))).toHaveLength(1)
})

test.each([
  { origin: undefined, hsts: undefined },
  { origin: 'https://collect.example', hsts: 'max-age=31536000; includeSubDomains' },
])('every response has the security headers ($origin)', async ({ origin, hsts }) => {
  const { answer } = await seen(origin ? { origin } : {}, origin ? { host: 'collect.example' } : {})
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
  expect(answer.headers['strict-transport-security']).toBe(hsts)
})
