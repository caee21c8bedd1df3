import { expect, test } from 'vitest'
import { sharedShipped, startShipped } from '../shipped.ts'

const shared = sharedShipped()

const publicly = { ORIGIN: 'https://collect.example', SMTP_URL: 'smtp://127.0.0.1:1' }
const own = { host: 'collect.example' }

test('a request that reached the proxy over plain http is redirected to https, except a health check', async () => {
  const shipped = await startShipped({ ...publicly, TRUST_PROXY: '1' })
  const asked = async (proto: Readonly<Record<string, string>>, path = '/login?return_to=%2F', method = 'GET') => {
    const { status, headers } = await shipped.client({ ...own, ...proto }).send(path, { method })
    return [status, headers.location]
  }
  const elsewhere = [308, 'https://collect.example/login?return_to=%2F']
  expect(await asked({ 'x-forwarded-proto': 'http' })).toEqual(elsewhere)
  expect(await asked({ 'x-forwarded-proto': 'http' }, '/login?return_to=%2F', 'POST')).toEqual(elsewhere)
  // The first value is the client's, the last one the declared proxy's.
  expect(await asked({ 'x-forwarded-proto': 'https, http' })).toEqual(elsewhere)
  expect((await asked({ 'x-forwarded-proto': 'http, https' }))[0]).not.toBe(308)
  expect((await asked({ 'x-forwarded-proto': 'https' }))[0]).not.toBe(308)
  expect((await asked({}))[0]).not.toBe(308)
  expect(await asked({ 'x-forwarded-proto': 'http' }, '/health/alive')).toEqual([200, undefined])
})

test('without a declared proxy a client cannot choose the scheme', async () => {
  const shipped = await startShipped(publicly)
  const { status } = await shipped.client({ ...own, 'x-forwarded-proto': 'http' }).send('/shop')
  expect(status).toBe(200)
})

test('browsers cache no page with personal data; other sites can load the WebAuthn script only', async () => {
  const shipped = shared()
  const client = shipped.client({ accept: 'text/html' })
  const kept = async (path: string) => (await client.send(path)).headers['cache-control']
  expect(await kept('/shop')).toBe('private, no-cache')
  const flow = await client.start('registration')
  const traits = { email: 'ada@collect.example', name: 'Ada' }
  await client.submit(flow, { method: 'password', password: 'a long sentence about cabinets', traits })
  for (const path of ['/', '/shop', '/discover', '/collection', '/settings']) {
    expect([path, await kept(path)]).toEqual([path, 'no-store'])
  }
  const policy = async (path: string) => (await client.send(path)).headers['cross-origin-resource-policy']
  for (const path of ['/', '/favicon.svg', '/sessions/whoami', '/account', '/api/collectibles/items', '/nowhere']) {
    expect([path, await policy(path)]).toEqual([path, 'same-origin'])
  }
  expect(await policy('/.well-known/ory/webauthn.js')).toBe('cross-origin')
})

test('a page requires Trusted Types and disables browser features that it does not use', async () => {
  const { headers } = await shared().client({ accept: 'text/html' }).send('/shop')
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types default")
  expect(headers['permissions-policy']).toMatch(
    /camera=\(\), .*microphone=\(\), .*identity-credentials-get=\(self\), .*publickey-credentials-get=\(self\)$/,
  )
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})
