import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { listen } from '../src/http/listener.ts'
import { createLog } from '../src/process/log.ts'
import { createRemoteService } from '../src/services/remote-service.ts'
import { openServer } from './open-server.ts'
import { send } from './send.ts'

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const json = { accept: 'application/json' }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A stub service, and the server in front of it. */
async function openBoth(answer: RequestListener, timeoutMs = 15_000) {
  const service = await listen(answer, '127.0.0.1', 0, 'PORT')
  const probe = await openServer()
  await probe.stop()
  const base = `http://127.0.0.1:${service.port}`
  const front = await openServer({
    port: probe.port,
    services: {
      identity: createRemoteService({ base, origin: probe.origin, log: createLog('silent'), timeoutMs }),
      collectibles: async () => new Response(),
      isEmbedded: false,
      ready: async () => {},
      close: async () => {},
    },
  })
  closing.push(front.stop, () => service.stop(0))
  return { ...front, base }
}

const flowAt = (base: string) => ({
  id: '1',
  return_to: 'https://elsewhere.example/self-service/login/browser',
  ui: {
    action: `${base}/self-service/login?flow=1`,
    nodes: [{ attributes: { src: `${base}/.well-known/ory/webauthn.js`, value: 'https://elsewhere.example/' } }],
  },
})

const sendJson =
  (body: unknown): RequestListener =>
  (_request, response) =>
    void response.setHeader('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify(body))

describe('the base address of a remote service', () => {
  test.each(['https://accounts.example', 'https://accounts.example:8443/kratos'])(
    '%s becomes the app’s origin, in forms and scripts only',
    async (base) => {
      const front = await openBoth(sendJson(flowAt(base)))
      const { text } = await send(front.port, '/self-service/login/flows?id=1', { headers: json })
      expect(JSON.parse(text)).toEqual(flowAt(front.origin))
    },
  )

  test('a flow with the app’s own origin is passed on byte for byte', async () => {
    let said = ''
    const front = await openBoth((_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(said)
    })
    said = `${JSON.stringify(flowAt(front.origin), null, 3)}\n`
    const { text } = await send(front.port, '/self-service/login/flows?id=1', { headers: json })
    expect(text).toBe(said)
  })

  test.each(['redirect_browser_to', 'logout_url'])(
    '%s gets the app’s origin, after a flow named the base address',
    async (name) => {
      const front = await openBoth((request, response) => {
        const body = request.url?.includes('flows')
          ? flowAt('https://accounts.example')
          : { [name]: 'https://accounts.example/self-service/login/browser?refresh=true', other: 'https://a.example/b' }
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
      })
      await send(front.port, '/self-service/login/flows?id=1', { headers: json })
      const { text } = await send(front.port, '/self-service/settings?flow=1', { method: 'POST', headers: json })
      expect(JSON.parse(text)).toEqual({
        [name]: `${front.origin}/self-service/login/browser?refresh=true`,
        other: 'https://a.example/b',
      })
    },
  )

  test.each([
    { to: 'https://accounts.example/self-service/login/browser?aal=aal2', own: '/self-service/login/browser?aal=aal2' },
    { to: '{base}/self-service/logout?token=1', own: '/self-service/logout?token=1' },
    { to: 'https://accounts.example/login?flow=1' },
    { to: 'https://provider.example/authorize?redirect_uri=https%3A%2F%2Faccounts.example%2Fself-service%2Flogin' },
    { to: 'https://third.example/?next=/self-service/login/browser' },
    { to: '/welcome' },
  ])('a redirect to $to is rewritten only if it is an address of the service', async ({ to, own }) => {
    let base = ''
    const front = await openBoth((_request, response) => {
      response.writeHead(303, { Location: to.replace('{base}', base) }).end()
    })
    base = front.base
    const answer = await send(front.port, '/self-service/settings/browser', { headers: html })
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe(own === undefined ? to : front.origin + own)
  })

  test('a redirect to the requested return_to is unchanged', async () => {
    const to = 'https://other.example/self-service/login/browser'
    const front = await openBoth((_request, response) => void response.writeHead(303, { Location: to }).end())
    const path = `/self-service/login/browser?return_to=${encodeURIComponent(to)}`
    expect((await send(front.port, path, { headers: html })).headers.location).toBe(to)
  })
})

/** Services that fail, by the kind of failure. */
const broken: Record<string, RequestListener> = {
  'answers HTML': (_request, response) => void response.setHeader('Content-Type', 'text/html').end('<p>Hello</p>'),
  'answers 500': (_request, response) => {
    response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"error":{"code":500}}')
  },
  'answers garbage': (_request, response) => {
    response.setHeader('Content-Type', 'application/json').end('{"ui":{"act')
  },
  'hangs up': (request) => void request.socket.destroy(),
  'says nothing': () => {},
  'stops in the middle': (_request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.write('{"ui":')
  },
}

describe.each(Object.entries(broken))('a service that %s', (_what, answer) => {
  test('leads to an error page with a link to try again', async () => {
    const front = await openBoth(answer, 300)
    const path = '/self-service/login/browser?return_to=%2Fshop&aal=aal2'
    const { status, text } = await send(front.port, path, { headers: html })
    expect(status).toBe(502)
    expect(text).toContain('<h1>Accounts are unavailable</h1>')
    expect(text).toContain(`<a href="${path.replace('&', '&amp;')}">Try again</a>`)
  })
})

describe('what a page says about a broken answer', () => {
  test('a broken JSON body passes unchanged, so that the page can name it', async () => {
    const front = await openBoth((_request, response) => {
      response.setHeader('Content-Type', 'application/json').end('{"a":')
    })
    const answer = await send(front.port, '/self-service/login?flow=1', { method: 'POST', headers: json, body: '{}' })
    expect([answer.status, answer.text]).toEqual([200, '{"a":'])
  })

  test('a browser that sent a form gets an error page instead', async () => {
    const front = await openBoth((_request, response) => {
      response.setHeader('Content-Type', 'application/json').end('{"a":')
    })
    const answer = await send(front.port, '/self-service/login?flow=1', { method: 'POST', headers: html, body: 'a=b' })
    expect(answer.status).toBe(502)
  })

  test.each([html, json])(
    'a redirect with a JSON content type and an empty body is a redirect (%j)',
    async (headers) => {
      const front = await openBoth((_request, response) => {
        response.writeHead(303, { Location: '/login?flow=1', 'Content-Type': 'application/json' }).end()
      })
      const answer = await send(front.port, '/self-service/login/browser', { headers })
      expect([answer.status, answer.headers.location]).toEqual([303, '/login?flow=1'])
    },
  )
})

describe('a form that does not reach the service', () => {
  const post = (port: number, referer: string) =>
    send(port, '/self-service/login?flow=1', { method: 'POST', headers: { ...html, referer }, body: 'a=b' })

  test('gets a link back to its page', async () => {
    const front = await openBoth((_request, response) => void response.writeHead(503).end())
    const { status, text } = await post(front.port, `${front.origin}/login?flow=1`)
    expect(status).toBe(502)
    expect(text).toContain('<a href="/login?flow=1">Try again</a>')
  })

  test('gets no link to another site', async () => {
    const front = await openBoth((_request, response) => void response.writeHead(503).end())
    expect((await post(front.port, 'https://elsewhere.example/login')).text).not.toMatch(/Try again|elsewhere/)
  })

  test('gets an error as JSON, if a script sent it', async () => {
    const front = await openBoth((request) => void request.socket.destroy())
    const answer = await send(front.port, '/self-service/login?flow=1', { method: 'POST', headers: json, body: '{}' })
    expect(answer.status).toBe(502)
    expect(JSON.parse(answer.text)).toMatchObject({ error: { id: 'upstream_error' } })
  })
})
