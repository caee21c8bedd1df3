import { readFileSync } from 'node:fs'
import * as oauth2 from 'openid-client'
import { expect, test } from 'vitest'
import { startShipped } from '../../../shipped.ts'
import { exampleClient } from '../example-client.ts'
import { callback, isConsent, isSignIn, outcomeOf } from './application.ts'
import { provided } from './provided.ts'

const service = provided()
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('oidcc-ensure-registered-redirect-uri: another address gets a page and no redirect', async () => {
  const { app, user } = service()
  for (const redirect_uri of [
    'https://attacker.example/callback',
    callback.replace('/callback', '/other'),
    callback.replace('4455', '4456'),
    `${callback}?more=1`,
    callback.replace('callback', 'Callback'),
    `${callback}#part`,
    `${callback}/`,
    undefined,
  ]) {
    const { page } = await app.begin(user, { redirect_uri })
    expect([redirect_uri, page.status, page.url.pathname]).toEqual([redirect_uri, 400, '/oauth2/auth'])
    expect(page.headers.location).toBeUndefined()
  }
})

test('cors: only an origin that the client allows reads its answers', async () => {
  const { register, user, shipped } = service()
  const allowed = 'https://shop.example'
  const app = await register('shop', { allowed_cors_origins: [allowed] })
  const { access_token } = await app.tokens(user)
  const readBy = async (origin: string) => {
    const headers = { origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }
    const bearer = { authorization: `Bearer ${access_token}` }
    const answer = await shipped.client({ ...headers, ...bearer }).send('/userinfo')
    return [answer.headers['access-control-allow-origin'], answer.text.includes('sub')]
  }
  expect(await readBy(allowed)).toEqual([allowed, true])
  expect((await readBy('https://other.example'))[0]).toBeUndefined()
})

test('post-authorization: 404, and the documentation says so', async () => {
  const { shipped } = service()
  const body = 'client_id=third-party-app&response_type=code&scope=openid'
  const { status } = await shipped.client(form).send('/oauth2/auth', { method: 'POST', body })
  expect(status).toBe(404)
  const documented = readFileSync(new URL('../../../../../../docs/oauth2.md', import.meta.url), 'utf8')
  expect(documented.includes('| authorization request by POST | yes | 404 |')).toBe(true)
})

test('forwarded-headers-from-outside: addresses and cookies stay as they are', async () => {
  const { shipped, app } = service()
  const spoofed = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'attacker.example',
    'x-forwarded-port': '444',
    'x-real-ip': '203.0.113.7',
    forwarded: 'for=203.0.113.7;host=attacker.example;proto=https',
  }
  const visitor = shipped.client(spoofed)
  const { text } = await visitor.send('/.well-known/openid-configuration')
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(app.configuration.serverMetadata())))
  const { headers } = await visitor.send(await pathOf(app.configuration))
  expect(headers.location).toMatch(new RegExp(`^${shipped.origin}/self-service/login/browser`))
  expect(String(headers['set-cookie'])).not.toMatch(/secure|__Host-/i)
})

test('https-origin: all addresses are https, and the cookies are Secure', async () => {
  const origin = 'https://collect.example'
  const shipped = await startShipped({
    ORIGIN: origin,
    SMTP_URL: 'smtp://127.0.0.1:1',
    ADMIN_PORT: 'off',
    TRUST_PROXY: '1',
    OAUTH2_CLIENTS: 'config/clients.yml',
  })
  const visitor = shipped.client({ host: 'collect.example', 'x-forwarded-proto': 'https' })
  const metadata = JSON.parse((await visitor.send('/.well-known/openid-configuration')).text)
  const addresses = Object.entries(metadata).filter(([name]) => /_(endpoint|uri)$|^issuer$/.test(name))
  for (const [name, address] of addresses) expect([name, new URL(String(address)).origin]).toEqual([name, origin])
  const { headers } = await visitor.send(await pathOf(service().app.configuration))
  expect(headers.location).toMatch(/^https:\/\/collect\.example\/self-service\/login\/browser/)
  const cookies = headers['set-cookie'] ?? []
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/; secure/i)
})

test('challenge-of-another: an attacker who begins gets nothing from a victim who signs in', async () => {
  const { app, browser, account, shipped, signedIn } = service()
  const attacker = browser()
  const { headers } = await attacker.client.send(await pathOf(app.configuration))
  const link = headers.location ?? ''
  const challenge = new URL(link).searchParams.get('login_challenge') ?? ''

  const victim = browser()
  const asked = await victim.open(link)
  expect(isSignIn(asked)).toBe(true)
  const end = await victim.signIn(asked, account)
  expect([end.status, end.url.pathname]).toEqual([400, `/oauth2/auth/${challenge}`])
  expect(await victim.sub()).not.toBe('')

  for (const word of ['', '?verifier=', '?verifier=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', end.url.search]) {
    const { url, status } = await attacker.open(`/oauth2/auth/${challenge}${word}`)
    expect([url.origin, isConsent({ ...end, url }), status === 400 || isSignIn({ ...end, url })]).toEqual([
      shipped.origin,
      false,
      true,
    ])
  }
  expect(await attacker.sub()).toBe('')

  // Not even with the same account, because the verifier is in the other browser.
  const beginner = await signedIn()
  const own = (await beginner.client.send(`${await pathOf(app.configuration)}&prompt=login`)).headers.location ?? ''
  const there = browser()
  await there.signIn(await there.open(own), account)
  const uid = new URL(own).searchParams.get('login_challenge') ?? ''
  const ended = await beginner.open(`/oauth2/auth/${uid}`)
  expect([ended.status, ended.url.pathname]).toEqual([400, `/oauth2/auth/${uid}`])

  // The same with a question that another browser of the user was asked.
  const first = await signedIn()
  const { page } = await app.begin(first)
  const stolen = await attacker.open(page.url)
  expect([isConsent(stolen), outcomeOf(stolen)]).toEqual([false, '/login 200'])
})

async function pathOf(configuration: oauth2.Configuration): Promise<string> {
  const url = oauth2.buildAuthorizationUrl(configuration, {
    client_id: exampleClient.client_id,
    redirect_uri: callback,
    scope: 'openid',
    code_challenge: await oauth2.calculatePKCECodeChallenge(oauth2.randomPKCECodeVerifier()),
    code_challenge_method: 'S256',
  })
  return url.pathname + url.search
}
