import { setTimeout } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { signUp } from '../../people.ts'
import { isConsent, isSignIn, outcomeOf, type Tokens } from './application.ts'
import { inputsOf } from './browser.ts'
import { provided } from './provided.ts'

const service = provided()

const authTime = (tokens: Tokens): number => Number(tokens.claims()?.['auth_time'])

/** Tokens carry seconds. */
const nextSecond = () => setTimeout(1_100)

test('oidcc-prompt-login: a signed-in user signs in again, and auth_time grows', async () => {
  const { app, signedIn } = service()
  const own = await signedIn()
  const before = authTime(await app.tokens(own))
  await nextSecond()
  const { begun, done } = await app.authorize(own, { prompt: 'login' })
  expect(isSignIn(begun.page)).toBe(true)
  expect(authTime(await begun.exchange(done))).toBeGreaterThan(before)
})

test('oidcc-prompt-none-not-logged-in: login_required', async () => {
  const { app, browser } = service()
  expect(outcomeOf((await app.begin(browser(), { prompt: 'none' })).page)).toBe('login_required')
})

test('oidcc-prompt-none-logged-in: a code comes without a page; without consent, consent_required', async () => {
  const { signedIn, register } = service()
  const app = await register('silent')
  const own = await signedIn()
  expect(outcomeOf((await app.begin(own, { prompt: 'none' })).page)).toBe('consent_required')
  const first = await app.tokens(own, {}, { remember: true })
  const { page, exchange } = await app.begin(own, { prompt: 'none' })
  expect(outcomeOf(page)).toBe('code')
  expect((await exchange()).claims()?.sub).toBe(first.claims()?.sub)
})

test('already-signed-in (skip): a signed-in user who allowed the application sees no page', async () => {
  const { signedIn, register } = service()
  const app = await register('known')
  await app.tokens(await signedIn(), {}, { remember: true })
  expect(outcomeOf((await app.begin(await signedIn())).page)).toBe('code')
})

test('oidcc-max-age-1, oidcc-max-age-10000: a sign-in that is too old is renewed, and another one is not', async () => {
  const { app, signedIn } = service()
  const own = await signedIn()
  const before = authTime(await app.tokens(own))
  await setTimeout(2_100)
  const late = await app.authorize(own, { max_age: '10000' })
  expect(isConsent(late.begun.page)).toBe(true)
  expect(authTime(await late.begun.exchange(late.done, { maxAge: 10_000 }))).toBe(before)

  const { begun, done } = await app.authorize(own, { max_age: '1' })
  expect(isSignIn(begun.page)).toBe(true)
  expect(authTime(await begun.exchange(done))).toBeGreaterThan(before)
})

test('oidcc-id-token-hint: no page is shown, and the user is the same', async () => {
  const { signedIn, register, shipped, browser } = service()
  const app = await register('hinting')
  const own = await signedIn()
  const first = await app.tokens(own, {}, { remember: true })
  const hint = { id_token_hint: first.id_token ?? '', prompt: 'none' }
  const { page, exchange } = await app.begin(own, hint)
  expect((await exchange(page)).claims()?.sub).toBe(first.claims()?.sub)

  const grace = { email: 'grace@example.org', password: service().account.password }
  await signUp(shipped, grace.email, true)
  const other = browser()
  await other.signIn(await other.open('/self-service/login/browser'), grace)
  expect(outcomeOf((await app.begin(other, hint)).page)).toBe('login_required')
})

test('acr-values-aal2: the second factor is asked for; the id token says aal2 and totp', async () => {
  const { app, shipped, browser, account } = service()
  const lin = { email: 'lin@example.org', password: account.password }
  const owner = await signUp(shipped, lin.email, true)
  const settings = await owner.start('settings')
  const key = /"secret":"([A-Z2-7]{16,})"/.exec(JSON.stringify(settings))?.[1] ?? ''
  const code = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })
  expect((await owner.submit(settings, { method: 'totp', totp_code: code(-1) })).status).toBe(200)

  const own = browser()
  const begun = await app.begin(own, { acr_values: 'aal2' })
  const asked = await own.signIn(begun.page, lin)
  expect(inputsOf(asked.text, 'totp_code')).toHaveLength(1)
  const consent = await own.post(asked, 'totp_code', { method: 'totp', totp_code: code(0) })
  const tokens = await begun.exchange(await own.decide(consent))
  expect(tokens.claims()).toMatchObject({ acr: 'aal2', amr: expect.arrayContaining(['password', 'totp']) })
})

test('acr-essential-not-reachable: unmet_authentication_requirements, without a page', async () => {
  const { app, signedIn } = service()
  const own = await signedIn()
  for (const value of ['aal2', 'urn:unknown']) {
    const claims = JSON.stringify({ id_token: { acr: { essential: true, value } } })
    const { page } = await app.begin(own, { claims })
    expect([value, outcomeOf(page)]).toEqual([value, 'unmet_authentication_requirements'])
  }
})
