import { DatabaseSync } from 'node:sqlite'
import * as oauth2 from 'openid-client'
import { expect, test } from 'vitest'
import { signUp } from '../../people.ts'
import { isConsent, isSignIn, outcomeOf } from './application.ts'
import { inputsOf, textOf, valueOf, type Page } from './browser.ts'
import { provided } from './provided.ts'

const service = provided()

/** The scopes of the page, and whether their boxes are checked. */
const boxes = ({ text }: Page): Record<string, boolean> =>
  Object.fromEntries(
    inputsOf(text, 'grant_scope').map((tag) => [/\svalue="([^"]*)"/.exec(tag)?.[1] ?? '', /\schecked\b/.test(tag)]),
  )

const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('consent-all, consent-subset, consent-deny, consent-none-checked: the tokens hold what was allowed', async () => {
  const { app, user } = service()
  const scope = 'openid profile email'
  const all = await app.tokens(user, { scope })
  expect([all.scope, all.claims()]).toEqual([scope, expect.objectContaining({ email: 'ada@example.org', name: 'Ada' })])
  const subset = await app.tokens(user, { scope }, { scopes: ['email'] })
  expect([subset.scope, subset.claims()?.['name']]).toEqual(['openid email', undefined])
  const denied = await app.authorize(user, { scope }, { action: 'reject' })
  expect(outcomeOf(denied.done)).toBe('access_denied')
  expect(denied.done.url.searchParams.get('state')).toBe(denied.begun.state)
  expect(outcomeOf((await app.authorize(user, { scope }, { scopes: [] })).done)).toBe('access_denied')
})

test('consent-remembered: the question is skipped next time', async () => {
  const { user, register } = service()
  const app = await register('remembered')
  const once = await app.authorize(user, { scope: 'openid email' })
  expect(isConsent(once.begun.page)).toBe(true)
  expect(isConsent((await app.begin(user, { scope: 'openid email' })).page)).toBe(true)
  await app.authorize(user, { scope: 'openid email' }, { remember: true })
  expect(outcomeOf((await app.begin(user, { scope: 'openid email' })).page)).toBe('code')
  expect(outcomeOf((await app.begin(user, { scope: 'openid' })).page)).toBe('code')
})

test('consent-new-scope: the question is asked again, and shows the old answers', async () => {
  const { user, register } = service()
  const app = await register('grows')
  await app.authorize(user, { scope: 'openid email profile' }, { scopes: ['email'], remember: true })
  const { page } = await app.begin(user, { scope: 'openid email profile phone' })
  expect(boxes(page)).toMatchObject({ email: true, profile: false, phone: true })
})

test('consent-refused-scope-remembered: the question is not asked again, unless the request says prompt=consent', async () => {
  const { user, register } = service()
  const app = await register('refused')
  const scope = 'openid email profile'
  await app.authorize(user, { scope }, { scopes: ['email'], remember: true })
  const silent = await app.begin(user, { scope })
  expect(outcomeOf(silent.page)).toBe('code')
  expect((await silent.exchange()).scope).toBe('openid email')
  expect(isConsent((await app.begin(user, { scope, prompt: 'consent' })).page)).toBe(true)
})

test('consent-skip-client: there is no page', async () => {
  const { user, register } = service()
  const app = await register('own', { skip_consent: true })
  const { page, exchange } = await app.begin(user, { scope: 'openid email' })
  expect(outcomeOf(page)).toBe('code')
  expect((await exchange()).scope).toBe('openid email')
})

test('consent-other-account: another user gets a page with 403, and nothing is granted', async () => {
  const { app, user, shipped, browser, account } = service()
  const { page } = await app.begin(user, { scope: 'openid email' })
  await signUp(shipped, 'grace@example.org', true)
  const other = browser()
  await other.signIn(await other.open('/self-service/login/browser'), { ...account, email: 'grace@example.org' })
  const seen = await other.open(page.url)
  expect([seen.status, inputsOf(seen.text, 'grant_scope')]).toEqual([403, []])
  const { page: own } = await app.begin(other, { scope: 'openid email' })
  const stolen = { consent_challenge: page.url.searchParams.get('consent_challenge') ?? '', action: 'accept' }
  const tried = await other.post(own, 'grant_scope', stolen)
  expect([tried.status, tried.url.origin]).toEqual([403, shipped.origin])
  expect(isConsent(await user.open(page.url))).toBe(true)
})

test('consent-foreign-post, consent-guard-missing, consent-tampered-scope: no scope is granted that was not asked for', async () => {
  const { app, user, shipped } = service()
  const begun = await app.begin(user, { scope: 'openid email' })
  const { page } = begun
  const challenge = page.url.searchParams.get('consent_challenge') ?? ''
  const answer = { grant_scope: 'email', action: 'accept', consent_challenge: challenge }
  const body = new URLSearchParams({ ...answer, csrf_token: valueOf(page, 'csrf_token') ?? '' })
  for (const headers of [
    { ...form, origin: 'https://attacker.example' },
    { ...form, origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' },
  ]) {
    const foreign = await user.client.send('/consent/decision', { method: 'POST', headers, body: `${body}` })
    expect([foreign.status, foreign.headers.location]).toEqual([403, undefined])
  }
  expect((await user.post(page, 'grant_scope', { action: 'accept', csrf_token: undefined })).status).toBe(403)
  expect((await user.post(page, 'grant_scope', { action: 'accept', csrf_token: 'a'.repeat(32) })).status).toBe(403)
  // Another browser of the same user has no cookie that belongs to the form.
  const second = await service().signedIn()
  const headers = { ...form, origin: shipped.origin }
  expect((await second.client.send('/consent/decision', { method: 'POST', headers, body: `${body}` })).status).toBe(403)

  const tampered = await user.decide(page, { scopes: ['openid', 'email', 'phone', 'profile', 'admin'] })
  expect((await begun.exchange(tampered)).scope).toBe('openid email')
})

test('consent-expired, consent-twice: a request that has expired gets a page, and a second answer goes on', async () => {
  const { app, user, shipped } = service()
  const { page } = await app.begin(user)
  const fields = {
    grant_scope: 'openid',
    action: 'accept',
    consent_challenge: page.url.searchParams.get('consent_challenge') ?? '',
    csrf_token: valueOf(page, 'csrf_token') ?? '',
  }
  // A double click, before the browser goes on.
  const post = { method: 'POST', headers: { ...form, origin: shipped.origin }, body: `${new URLSearchParams(fields)}` }
  const answers = [await user.client.send('/consent/decision', post), await user.client.send('/consent/decision', post)]
  const [first = '', second = ''] = answers.map(({ headers }) => headers.location)
  expect(outcomeOf(await user.open(first))).toBe('code')
  expect(isConsent(await user.open(second))).toBe(true)

  const { page: waiting } = await app.begin(user)
  // As the clean-up does with a request that has expired.
  const database = new DatabaseSync(`${shipped.folder}/collect.db`)
  database.exec("delete from oauth2_payloads where model = 'Interaction'")
  database.close()
  for (const late of [await user.decide(waiting), await user.open(waiting.url), await user.open('/consent')]) {
    expect([late.status, late.url.pathname, inputsOf(late.text, 'grant_scope')]).toEqual([410, '/consent', []])
  }
})

test('no-script: a new user signs up for an application, proves the address, allows it and arrives', async () => {
  const { app, browser, shipped, account } = service()
  const own = browser()
  const begun = await app.begin(own, { scope: 'openid email', prompt: 'create' })
  expect(begun.page.url.pathname).toBe('/registration')
  const traits = { 'traits.email': 'new@example.org', 'traits.name': 'New' }
  const ways = await own.post(begun.page, 'traits.email', { ...traits, method: 'profile' })
  const proof = await own.post(ways, 'traits.email', { ...traits, method: 'password', password: account.password })
  expect(proof.url.pathname).toBe('/verification')
  const mail = (await shipped.mails()).find(({ to }) => to === 'new@example.org')
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  const consent = await own.post(proof, 'code', { code, method: 'code' })
  expect([isConsent(consent), textOf(consent.text)]).toEqual([true, expect.stringContaining('Third-party example')])
  const tokens = await begun.exchange(await own.decide(consent))
  const sub = await own.sub()
  const told = await oauth2.fetchUserInfo(app.configuration, tokens.access_token, sub)
  expect(told).toEqual({ sub, email: 'new@example.org', email_verified: true })
})

test('challenge-cancel: “Back to” leads to the application with access_denied', async () => {
  const { app, browser } = service()
  const own = browser()
  const { page, state } = await app.begin(own)
  expect(isSignIn(page)).toBe(true)
  const [, href = ''] = /href="([^"]*)"[^>]*data-testid="app-link"/.exec(page.text) ?? []
  const back = await own.open(href.replaceAll('&amp;', '&'))
  expect([outcomeOf(back), back.url.searchParams.get('state')]).toEqual(['access_denied', state])
})
