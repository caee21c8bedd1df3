import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { send } from '../../send.ts'
import { sharedShipped, startShipped } from '../../shipped.ts'
import { authorizationPath } from './example-client.ts'

const publicly = { ORIGIN: 'https://collect.example', SMTP_URL: 'smtp://127.0.0.1:1', ADMIN_PORT: 'off' }
const shared = sharedShipped()
const proxied = sharedShipped(() => ({ ...publicly, TRUST_PROXY: '1', OAUTH2_CLIENTS: 'config/clients.yml' }))
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const basic = { authorization: `Basic ${Buffer.from('third-party-app:not the secret').toString('base64')}` }
const code = new URLSearchParams({ grant_type: 'authorization_code', code: 'x', redirect_uri: 'http://127.0.0.1/' })

test('what the provider does not offer is not found, in any case or with a slash at the end', async () => {
  const { client } = shared()
  const status = async (method: string, path: string) => (await client().send(path, { method })).status
  for (const [method, path] of [
    ['POST', '/oauth2/auth'],
    ['GET', '/oauth2/token'],
    ['GET', '/OAuth2/Auth'],
    ['GET', '/oauth2/auth/'],
    ['POST', '/oauth2/token/'],
    ['GET', '/.well-known/openid-configuration/'],
    ['POST', '/oauth2/register'],
    ['GET', '/oauth2/device/verify'],
    ['POST', '/oauth2/device/auth'],
    ['GET', '/oauth2/fallbacks/login'],
    ['POST', '/oauth2/introspect/'],
    ['GET', '/oauth2/sessions/logout/confirm'],
  ] as const) {
    expect([method, path, await status(method, path)]).toEqual([method, path, 404])
  }
})

test('headers that a client sends change neither the addresses nor the cookies of the provider', async () => {
  const { client, origin } = shared()
  const path = await authorizationPath(origin)
  const shown = async (headers: Readonly<Record<string, string>>) => {
    const { json } = { json: JSON.parse((await client(headers).send('/.well-known/openid-configuration')).text) }
    const { status, headers: answered } = await client(headers).send(path)
    const cookies = (answered['set-cookie'] ?? []).map((set) =>
      set.replaceAll(/=[\w-]{20,}|[\w-]{43}|expires=[^;]+/g, ''),
    )
    return { json, status, location: answered.location?.replace(/=.*/, ''), cookies }
  }
  const plain = await shown({})
  expect(plain.status).toBe(303)
  const spoofed: readonly Readonly<Record<string, string>>[] = [
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'attacker.example' },
    { 'x-forwarded-port': '444' },
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-real-ip': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7;host=attacker.example;proto=https' },
  ]
  for (const headers of spoofed) {
    expect([headers, await shown(headers)]).toEqual([headers, plain])
  }
})

test('behind a proxy that ends TLS, all addresses are https and all cookies are secure', async () => {
  const { client } = proxied()
  const own = client({ host: 'collect.example', 'x-forwarded-proto': 'https' })
  const metadata = JSON.parse((await own.send('/.well-known/openid-configuration')).text)
  expect(JSON.stringify(metadata)).not.toContain('http:')
  const query = new URLSearchParams({
    client_id: 'third-party-app',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: 'http://127.0.0.1:4455/callback',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
  const { headers } = await own.send(`/oauth2/auth?${query}`)
  expect(headers.location).toMatch(/^https:\/\/collect\.example\/self-service\/login\/browser\?login_challenge=/)
  expect(headers['set-cookie']?.filter((set) => !/; secure/i.test(set))).toEqual([])
})

test('with a public origin, the delivered clients do not exist', async () => {
  const { client } = await startShipped({ ...publicly, TRUST_PROXY: '1' })
  const own = client({ host: 'collect.example', 'x-forwarded-proto': 'https' })
  const { status, text } = await own.send('/oauth2/auth?client_id=third-party-app&response_type=code')
  expect([status, JSON.parse(text).error]).toEqual([400, 'invalid_client'])
})

test('a body above 56 kB is refused, with a declared length or without one', async () => {
  const { client } = shared()
  const body = `grant_type=authorization_code&code=${'x'.repeat(60_000)}`
  const declared = await client({ ...form, 'content-length': String(body.length) }).send('/oauth2/token', {
    method: 'POST',
    body,
  })
  expect(declared.status).toBe(413)
  const chunked = await client({ ...form, 'transfer-encoding': 'chunked' }).send('/oauth2/token', {
    method: 'POST',
    body,
  })
  expect([chunked.status, JSON.parse(chunked.text).error]).toEqual([400, 'invalid_request'])
  const logout = await client({ ...form, 'transfer-encoding': 'chunked' }).send('/oauth2/sessions/logout', {
    method: 'POST',
    body,
  })
  expect(logout.status).toBe(400)
})

test('another site leads users to the authorization and logout pages, and reaches nothing else without an allowed origin', async () => {
  const { client, origin } = shared()
  const path = await authorizationPath(origin)
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
  const script = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://other.example' }
  const status = async (headers: Readonly<Record<string, string>>, target: string, method = 'GET', body?: string) =>
    (await client(headers).send(target, { method, ...(body !== undefined && { body }) })).status
  expect(await status(link, path)).toBe(303)
  expect(await status(picture, path)).toBe(403)
  expect(await status(script, path)).toBe(403)
  expect(await status(picture, '/oauth2/sessions/logout')).toBe(403)
  expect(await status({ ...link, ...form }, '/oauth2/sessions/logout', 'POST', 'state=abc')).toBe(303)
  expect(await status({ ...link, ...form }, '/oauth2/sessions/logout/confirm', 'POST', 'logout=yes')).toBe(403)
  expect(await status({ ...link, ...form }, '/oauth2/token', 'POST', String(code))).toBe(403)
  expect(await status({ ...script, ...form, ...basic }, '/oauth2/introspect', 'POST', 'token=x')).toBe(403)
  expect(await status(picture, '/userinfo')).toBe(403)
  expect(await status(script, '/.well-known/jwks.json')).toBe(200)
})

test('a script of another site reads documents, but no answer of a client that does not allow its origin', async () => {
  const { client } = shared()
  const script = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://other.example' }
  const documents = await client(script).send('/.well-known/openid-configuration')
  expect(documents.headers['access-control-allow-origin']).toBe('https://other.example')
  const body = `${code}&client_id=third-party-app&client_secret=third-party-app-example`
  const token = await client({ ...script, ...form }).send('/oauth2/token', { method: 'POST', body })
  expect([token.status, token.headers['access-control-allow-origin']]).toEqual([400, undefined])
})

test('answers that concern a client or a user are not kept; documents are kept for five minutes', async () => {
  const { client, origin } = shared()
  const kept = async (path: string, method = 'GET', body = '') =>
    (await client(method === 'POST' ? form : {}).send(path, { method, body })).headers['cache-control']
  for (const path of [
    '/.well-known/openid-configuration',
    '/.well-known/oauth-authorization-server',
    '/.well-known/jwks.json',
  ]) {
    expect([path, await kept(path)]).toEqual([path, 'public, max-age=300'])
  }
  for (const [path, method] of [
    [await authorizationPath(origin), 'GET'],
    ['/oauth2/auth', 'GET'],
    ['/oauth2/auth/aaaaaaaaaaaaaaaaaaaaaaaa', 'GET'],
    ['/oauth2/token', 'POST'],
    ['/oauth2/revoke', 'POST'],
    ['/oauth2/introspect', 'POST'],
    ['/userinfo', 'GET'],
    ['/userinfo', 'POST'],
    ['/oauth2/sessions/logout', 'GET'],
    ['/oauth2/register', 'POST'],
  ] as const) {
    expect([path, await kept(path, method)]).toEqual([path, 'no-store'])
  }
})

test('the log holds neither the challenge nor the parameters of an authorization request', async () => {
  const { client, origin, program } = await startShipped({ LOG_LEVEL: 'info' })
  const own = client()
  const { headers } = await own.send(await authorizationPath(origin, { state: 'a-state-of-its-own' }))
  const challenge = new URL(headers.location ?? '').searchParams.get('login_challenge') ?? ''
  expect(challenge).not.toBe('')
  await own.send(`/oauth2/auth/${challenge}?verifier=a-verifier`)
  await own.send('/oauth2/token', { method: 'POST', headers: { ...form, ...basic }, body: `${code}` })
  await expect.poll(() => program.written()).toContain('oauth2.refused')
  const log = program.written()
  for (const secret of [challenge, 'a-state-of-its-own', 'a-verifier', 'not the secret'])
    expect(log).not.toContain(secret)
})

test('wrong client secrets are limited by network; other networks go on', async () => {
  const { client } = proxied()
  const from = (address: string) =>
    client({ host: 'collect.example', 'x-forwarded-for': address, 'x-forwarded-proto': 'https', ...form, ...basic })
  const attempt = async (address: string) => from(address).send('/oauth2/token', { method: 'POST', body: String(code) })
  const seen: number[] = []
  while (seen.at(-1) !== 429 && seen.length < 60) seen.push((await attempt('198.51.100.7')).status)
  expect([seen.length > 30, seen[0], seen.at(-1)]).toEqual([true, 401, 429])
  const refused = await attempt('198.51.100.7')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(JSON.parse(refused.text)).toEqual({ error: 'temporarily_unavailable' })
  expect((await attempt('203.0.113.7')).status).toBe(401)
})

test('an IPv6 client gains no tries of a secret by changing its address', async () => {
  const { client } = proxied()
  const seen: number[] = []
  for (let tried = 1; tried <= 50; tried += 1) {
    const own = client({
      host: 'collect.example',
      'x-forwarded-for': `2001:db8::${tried}`,
      'x-forwarded-proto': 'https',
      ...form,
      ...basic,
    })
    seen.push((await own.send('/oauth2/token', { method: 'POST', body: String(code) })).status)
  }
  expect(seen[0]).toBe(401)
  expect(seen.filter((status) => status === 401).length).toBeLessThan(40)
})

test('authorization requests of one network are limited, so that they cannot fill the disk', async () => {
  const { client } = proxied()
  const own = (address: string) =>
    client({ host: 'collect.example', 'x-forwarded-for': address, 'x-forwarded-proto': 'https' })
  const long = `/oauth2/auth?client_id=third-party-app&state=${'x'.repeat(7_000)}`
  const seen: number[] = []
  while (seen.at(-1) !== 429 && seen.length < 400) seen.push((await own('198.51.100.8').send(long)).status)
  expect(seen.at(-1)).toBe(429)
  expect((await own('203.0.113.8').send(long)).status).toBe(400)
})

test('an answer as a form runs the script of that form alone', async () => {
  const { client, origin } = shared()
  const { status, headers, text } = await client({ accept: 'text/html' }).send(
    await authorizationPath(origin, { response_mode: 'form_post', prompt: 'none' }),
  )
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([400, 'no-store', 'no-referrer'])
  expect(text).toContain('action="http://127.0.0.1:4455/callback"')
  const script = /<script>(.*?)<\/script>/s.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'none';script-src 'sha256-${hash}';base-uri 'none';frame-ancestors 'none'`,
  )
})

test('a script of an origin that the client allows reads its answers', async () => {
  const { client, adminOrigin } = shared()
  const allowed = 'https://shop.example'
  await send(Number(new URL(adminOrigin).port), '/admin/clients', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: 'shop',
      redirect_uris: [`${allowed}/callback`],
      token_endpoint_auth_method: 'none',
      allowed_cors_origins: [allowed],
    }),
  })
  const ask = async (from: string) => {
    const script = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: from }
    const { headers } = await client({ ...script, ...form }).send('/oauth2/token', {
      method: 'POST',
      body: `${code}&client_id=shop`,
    })
    return headers['access-control-allow-origin']
  }
  expect(await ask(allowed)).toBe(allowed)
  expect(await ask('https://other.example')).toBeUndefined()
})
