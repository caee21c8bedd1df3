import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createOAuth2Admin, ProviderUnavailableError, type OAuth2Admin } from '../src/index.ts'

let stop = () => {}
afterEach(() => stop())

/** The client at a server of the test. */
async function clientAt(listener: RequestListener, timeoutMs = 5_000): Promise<OAuth2Admin> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  return createOAuth2Admin({ base: `http://127.0.0.1:${port}`, headers: { Authorization: 'Bearer t' }, timeoutMs })
}
const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

describe('a challenge', () => {
  test('is found with its request; the call carries the headers of the settings', async () => {
    const seen: string[] = []
    const admin = await clientAt((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers.authorization}`)
      json(200, { challenge: 'c/1', skip: false })(request, response)
    })
    expect(await admin.findLogin('c/1')).toEqual({ found: 'request', request: { challenge: 'c/1', skip: false } })
    expect(seen).toEqual(['GET /admin/oauth2/auth/requests/login?login_challenge=c%2F1 Bearer t'])
  })
  test('that was used leads where its answer led', async () => {
    const admin = await clientAt(json(410, { redirect_to: 'http://p/next' }))
    expect(await admin.findConsent('c')).toEqual({ found: 'used', redirectTo: 'http://p/next' })
    expect(await admin.acceptLogout('c')).toBe('http://p/next')
  })
  test.each([400, 401, 404, 410])('that the provider answers with %i is gone', async (status) => {
    const admin = await clientAt(json(status, { error: 'no' }))
    expect(await admin.findLogin('c')).toEqual({ found: 'nothing' })
    expect(await admin.rejectLogin('c', { error: 'access_denied', error_description: '' })).toBeUndefined()
  })
})

describe('a provider that cannot be used', () => {
  const faults: Record<string, RequestListener> = {
    '500': json(500, { error: 'server_error' }),
    'a page': (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hello</p>'),
    'a redirect': (_request, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    'another shape': json(200, { hello: 1 }),
    'an answer of 2 MB': json(200, { challenge: 'c', padding: 'x'.repeat(2 ** 21) }),
    'a cut connection': (request) => request.socket.destroy(),
    'no answer': () => {},
  }
  test.each(Object.entries(faults))('%s is unavailable', async (_name, listener) => {
    const admin = await clientAt(listener, 200)
    await expect(admin.findLogin('c')).rejects.toBeInstanceOf(ProviderUnavailableError)
  })
})

describe('consents of a user', () => {
  test('none is an empty list', async () => {
    const admin = await clientAt(json(404, { error: 'none' }))
    expect(await admin.consentSessions('i1')).toEqual([])
  })
  test('end for one client or for all', async () => {
    const seen: string[] = []
    const admin = await clientAt((request, response) => {
      seen.push(request.url ?? '')
      response.writeHead(204).end()
    })
    await admin.endConsents('i1', 'album')
    await admin.endConsents('i1', 'all')
    expect(seen).toEqual([
      '/admin/oauth2/auth/sessions/consent?subject=i1&client=album',
      '/admin/oauth2/auth/sessions/consent?subject=i1&all=true',
    ])
  })
})
