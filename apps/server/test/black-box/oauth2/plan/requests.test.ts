import * as oauth2 from 'openid-client'
import { expect, test } from 'vitest'
import { isConsent, isSignIn, outcomeOf, type Parameters } from './application.ts'
import { valueOf, type Page } from './browser.ts'
import { provided } from './provided.ts'

const service = provided()

const languageOf = ({ text }: Page) => /<html lang="([^"]*)"/.exec(text)?.[1]

/** The error or `code` that the application gets for a signed-in user. */
async function outcome(parameters: Parameters): Promise<string> {
  const { done } = await service().app.authorize(service().user, parameters)
  return outcomeOf(done)
}

test('oidcc-discovery-endpoint-verification: the issuer is exact, and all addresses are below it', () => {
  const { shipped, app } = service()
  const metadata = app.configuration.serverMetadata()
  const addresses = Object.entries(metadata).filter(([name]) => /_(endpoint|uri)$/.test(name))
  expect(addresses.length).toBeGreaterThan(5)
  for (const [name, address] of addresses) {
    expect([name, URL.parse(String(address))?.origin]).toEqual([name, shipped.origin])
  }
  expect(metadata).toMatchObject({
    issuer: shipped.origin,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    claims_parameter_supported: true,
    authorization_response_iss_parameter_supported: true,
  })
})

test('oidcc-response-type-missing: the application gets an error, and no code', async () => {
  expect(await outcome({ response_type: undefined })).toBe('invalid_request')
})

test('oidcc-ensure-request-without-nonce-succeeds-for-code-flow: the id token has no nonce', async () => {
  const { app, user } = service()
  const without = await app.tokens(user)
  expect(without.claims()).not.toHaveProperty('nonce')
  const nonce = oauth2.randomNonce()
  expect((await app.tokens(user, { nonce })).claims()).toMatchObject({ nonce })
})

test('oidcc-ensure-other-scope-order-succeeds', async () => {
  const { app, user } = service()
  const tokens = await app.tokens(user, { scope: 'email openid' })
  expect(tokens.claims()).toMatchObject({ email: service().account.email })
})

test('oidcc-display-page, oidcc-display-popup: the ordinary page is shown', async () => {
  const { app, browser } = service()
  for (const display of ['page', 'popup']) {
    const { page } = await app.begin(browser(), { display })
    expect([display, isSignIn(page), page.status]).toEqual([display, true, 200])
  }
})

test('oidcc-ensure-request-with-unknown-parameter-succeeds', async () => {
  expect(await outcome({ extra: 'foobar' })).toBe('code')
})

test('oidcc-login-hint: the field for the email address is filled', async () => {
  const { app, browser } = service()
  const { page } = await app.begin(browser(), { login_hint: 'grace@example.org' })
  expect(valueOf(page, 'identifier')).toBe('grace@example.org')
})

test('oidcc-ui-locales: the pages are in the first language that the app speaks', async () => {
  const { app, browser, account } = service()
  for (const [asked, tag] of [
    ['de', 'de'],
    ['xx pl en', 'pl'],
    ['xx', 'en'],
  ] as const) {
    const own = browser()
    const { page } = await app.begin(own, { ui_locales: asked })
    const consent = await own.signIn(page, account)
    expect([asked, languageOf(page), languageOf(consent), isConsent(consent)]).toEqual([asked, tag, tag, true])
  }
})

test('oidcc-claims-locales: the parameter is ignored', async () => {
  expect(await outcome({ claims_locales: 'se' })).toBe('code')
})

test('oidcc-ensure-request-with-acr-values-succeeds: acr is the level of the sign-in', async () => {
  const { app, user } = service()
  for (const acr_values of ['aal1', 'urn:unknown 1 2', 'aal2']) {
    const tokens = await app.tokens(user, { acr_values })
    expect([acr_values, tokens.claims()]).toEqual([acr_values, expect.objectContaining({ acr: 'aal1' })])
  }
})

test('oidcc-request-uri-unsigned, oidcc-unsigned-request-object: neither is supported', async () => {
  expect(await outcome({ request_uri: 'https://application.example/request' })).toBe('request_uri_not_supported')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const request = `${part({ alg: 'none' })}.${part({ scope: 'openid' })}.`
  expect(await outcome({ request })).toBe('request_not_supported')
})

test('oidcc-ensure-request-with-valid-pkce-succeeds', async () => {
  const { app, user } = service()
  expect((await app.tokens(user)).access_token).not.toBe('')
})

test('pkce-missing, pkce-plain, pkce-wrong-verifier: each is refused', async () => {
  expect(await outcome({ code_challenge: undefined, code_challenge_method: undefined })).toBe('invalid_request')
  expect(await outcome({ code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' })).toBe('invalid_request')
  const { app, user } = service()
  const { begun, done } = await app.authorize(user)
  const wrong = begun.exchange(done, { pkceCodeVerifier: oauth2.randomPKCECodeVerifier() })
  await expect(wrong).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('state-round-trip: state comes back unchanged, also with errors', async () => {
  const { app, user, browser } = service()
  const state = 'ä state/with + & = % and "signs" 日本'
  const { done } = await app.authorize(user, { state })
  expect([outcomeOf(done), done.url.searchParams.get('state')]).toEqual(['code', state])
  const { page } = await app.begin(browser(), { state, prompt: 'none' })
  expect([outcomeOf(page), page.url.searchParams.get('state')]).toEqual(['login_required', state])
})

test('iss-parameter: codes and errors name the issuer, and the client refuses another one', async () => {
  const { app, user, browser, shipped } = service()
  const { begun, done } = await app.authorize(user)
  expect(done.url.searchParams.get('iss')).toBe(shipped.origin)
  const { page } = await app.begin(browser(), { prompt: 'none' })
  expect(page.url.searchParams.get('iss')).toBe(shipped.origin)

  const mixedUp = new URL(done.url)
  mixedUp.searchParams.set('iss', 'https://other.example')
  await expect(begun.exchange({ ...done, url: mixedUp })).rejects.toThrow('invalid response')
  mixedUp.searchParams.delete('iss')
  await expect(begun.exchange({ ...done, url: mixedUp })).rejects.toThrow('invalid response')
})

test('nonce-wrong: the client refuses the id token', async () => {
  const { app, user } = service()
  const { begun, done } = await app.authorize(user, { nonce: 'one' })
  await expect(begun.exchange(done, { expectedNonce: 'other' })).rejects.toThrow('unexpected JWT claim')
})
