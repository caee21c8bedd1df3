import { setTimeout } from 'node:timers/promises'
import * as oauth2 from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '../../people.ts'
import { errorOf, outcomeOf, type Application, type Tokens } from './application.ts'
import type { Account, Browser } from './browser.ts'
import { provided } from './provided.ts'

const service = provided()
let app: Application
let grace: Account

beforeAll(async () => {
  const { shipped, register, account } = service()
  app = await register('own', { skip_consent: true })
  grace = { ...account, email: 'grace@example.org' }
  await signUp(shipped, grace.email, true)
})

/** What a request without a page gives: the tokens, or the error. */
async function silently(browser: Browser): Promise<Tokens | string> {
  const { page, exchange } = await app.begin(browser, { prompt: 'none' })
  return outcomeOf(page) === 'code' ? exchange() : outcomeOf(page)
}

const claimsOf = async (browser: Browser) => {
  const got = await silently(browser)
  return typeof got === 'string' ? got : got.claims()
}

const signIn = async (browser: Browser, account: Account): Promise<void> =>
  void (await browser.signIn(await browser.open('/self-service/login/browser?refresh=true'), account))

async function signOut(browser: Browser): Promise<void> {
  const headers = { accept: 'application/json' }
  const { text } = await browser.client.send('/self-service/logout/browser', { headers })
  await browser.open(JSON.parse(text).logout_url)
}

const userinfo = async ({ access_token }: Tokens): Promise<number> =>
  (
    await service()
      .shipped.client({ authorization: `Bearer ${access_token}` })
      .send('/userinfo')
  ).status

describe('shadow-session', () => {
  test('a user who signs in to the app is signed in at the provider', async () => {
    const { browser, account } = service()
    const own = browser()
    expect(await claimsOf(own)).toBe('login_required')
    await signIn(own, account)
    expect(await claimsOf(own)).toMatchObject({ sub: await own.sub(), acr: 'aal1', amr: ['password'] })
  })

  test('a renewed sign-in is taken over', async () => {
    const { signedIn, account } = service()
    const own = await signedIn()
    const before = await claimsOf(own)
    await setTimeout(1_100)
    await signIn(own, account)
    const { auth_time: time } = Object(await claimsOf(own))
    expect(time).toBeGreaterThan(Object(before).auth_time)
  })

  test('another account takes the place of the first one, whose tokens die', async () => {
    const { signedIn } = service()
    const own = await signedIn()
    const first = await silently(own)
    if (typeof first === 'string') throw new Error(first)
    const sub = await own.sub()
    await signOut(own)
    await signIn(own, grace)
    const second = await claimsOf(own)
    expect(second).toMatchObject({ sub: await own.sub() })
    expect(Object(second).sub).not.toBe(sub)
    expect(await userinfo(first)).toBe(401)
  })

  test('a user who signs out of the app is signed out at the provider', async () => {
    const { signedIn } = service()
    const own = await signedIn()
    const tokens = await silently(own)
    if (typeof tokens === 'string') throw new Error(tokens)
    expect(await userinfo(tokens)).toBe(200)
    await signOut(own)
    expect([await claimsOf(own), await userinfo(tokens)]).toEqual(['login_required', 401])
  })

  test('a session that is revoked elsewhere ends at the provider', async () => {
    const { signedIn, administer } = service()
    const own = await signedIn()
    const { text } = await own.client.send('/sessions/whoami', { headers: { accept: 'application/json' } })
    const tokens = await silently(own)
    if (typeof tokens === 'string') throw new Error(tokens)
    expect((await administer('DELETE', `/admin/sessions/${JSON.parse(text).id}`)).status).toBe(204)
    expect([await claimsOf(own), await userinfo(tokens)]).toEqual(['login_required', 401])
  })

  test('an account that is made inactive is signed out, and its offline tokens are dead', async () => {
    const { browser, administer } = service()
    const own = browser()
    await signIn(own, grace)
    const begun = await app.begin(own, { scope: 'openid offline_access' })
    const { refresh_token = '' } = await begun.exchange()
    const path = `/admin/identities/${await own.sub()}`
    await administer('PATCH', path, [{ op: 'replace', path: '/state', value: 'inactive' }])
    expect(await claimsOf(own)).toBe('login_required')
    expect(await errorOf(oauth2.refreshTokenGrant(app.configuration, refresh_token))).toBe('invalid_grant')
  })
})
