import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listen, type Listener } from '../src/http/listener.ts'
import { createLog } from '../src/process/log.ts'
import { createRemoteService } from '../src/services/remote-service.ts'
import { openServer } from './open-server.ts'
import { send } from './send.ts'

const quiet = createLog('silent')

let remote: Listener
let reached: { request: IncomingMessage; body: string } | undefined
beforeEach(async () => {
  remote = await listen(
    (request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () => {
        reached = { request, body }
        response.appendHeader('Set-Cookie', 'csrf_token_abc=1; Path=/; HttpOnly; SameSite=Lax')
        response.appendHeader(
          'Set-Cookie',
          'ory_kratos_session=2; Path=/; HttpOnly; Expires=Wed, 09 Jun 2027 10:18:14 GMT',
        )
        if (request.url?.includes('/browser'))
          response.writeHead(303, { Location: 'https://elsewhere.example/login?flow=1' }).end()
        else
          response
            .writeHead(400, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
            .end(gzipSync('{"ünï":"cödé"}'))
      })
    },
    '127.0.0.1',
    0,
    'PORT',
  )
})
afterEach(() => remote.stop(100))

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

async function openBefore(base: string, timeoutMs = 15_000) {
  const server = await openServer()
  await server.stop()
  const services = {
    identity: createRemoteService({ base, origin: server.origin, log: quiet, timeoutMs }),
    collectibles: async () => new Response(),
    isEmbedded: false,
    ready: async () => {},
    close: async () => {},
  }
  const front = await openServer({ services })
  stop = front.stop
  return front
}

describe('a service at another address', () => {
  const base = () => `http://127.0.0.1:${remote.port}/base`

  test('redirects and cookies are passed on unchanged', async () => {
    const front = await openBefore(base())
    const answer = await send(front.port, '/self-service/login/browser?return_to=%2Fshop')
    expect([answer.status, answer.headers.location]).toEqual([303, 'https://elsewhere.example/login?flow=1'])
    expect(answer.headers['set-cookie']).toEqual([
      'csrf_token_abc=1; Path=/; HttpOnly; SameSite=Lax',
      'ory_kratos_session=2; Path=/; HttpOnly; Expires=Wed, 09 Jun 2027 10:18:14 GMT',
    ])
    expect(reached?.request.url).toBe('/base/self-service/login/browser?return_to=%2Fshop')
  })

  test('a form reaches the service with cookies, body and the client’s address, and its answer is readable', async () => {
    const front = await openBefore(base())
    const answer = await send(front.port, '/self-service/login?flow=1', {
      method: 'POST',
      headers: {
        cookie: 'a=1; b=2',
        'content-type': 'application/x-www-form-urlencoded',
        'accept-encoding': 'gzip, br',
        'x-forwarded-for': '6.6.6.6',
      },
      body: 'identifier=ada%40collect.example',
    })
    expect([answer.status, answer.text]).toEqual([400, '{"ünï":"cödé"}'])
    expect(reached?.body).toBe('identifier=ada%40collect.example')
    expect(reached?.request.headers).toMatchObject({
      cookie: 'a=1; b=2',
      host: `127.0.0.1:${remote.port}`,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
  })

  test.each([
    { accept: 'application/json', text: /"id":"upstream_error"/ },
    { accept: 'text/html', text: /<h1>Accounts are unavailable<\/h1>/ },
  ])('a service that is down is reported ($accept)', async ({ accept, text }) => {
    const gone = base()
    await remote.stop(0)
    const front = await openBefore(gone)
    const answer = await send(front.port, '/sessions/whoami', { headers: { accept } })
    expect(answer.status).toBe(502)
    expect(answer.text).toMatch(text)
  })
})
