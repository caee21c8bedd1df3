import { expect, test } from 'vitest'
import { exampleClient } from '../example-client.ts'
import { callback, type Parameters } from './application.ts'
import { inputsOf, textOf, type Browser, type Page } from './browser.ts'
import { afterLogout, provided } from './provided.ts'

const service = provided()

const idToken = async (browser: Browser): Promise<string> => (await service().app.tokens(browser)).id_token ?? ''

/** Opens a logout request; undefined leaves a parameter out. */
const leave = (browser: Browser, parameters: Parameters): Promise<Page> => {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return browser.open(`/oauth2/sessions/logout?${new URLSearchParams(Object.fromEntries(given))}`)
}

const isQuestion = ({ url, text }: Page): boolean =>
  url.pathname === '/logout' &&
  url.searchParams.has('logout_challenge') &&
  inputsOf(text, 'logout_challenge').length > 0

const yes = (browser: Browser, page: Page): Promise<Page> =>
  browser.post(page, 'logout_challenge', { action: 'accept' })

test('oidcc-rp-initiated-logout: the page asks, the app session ends, and the browser comes back with the state', async () => {
  const { signedIn } = service()
  const own = await signedIn()
  const hint = await idToken(own)
  const page = await leave(own, { id_token_hint: hint, post_logout_redirect_uri: afterLogout, state: 'a state' })
  expect([isQuestion(page), textOf(page.text)]).toEqual([true, expect.stringContaining('Third-party example')])
  const stay = await own.post(page, 'logout_challenge', { action: 'reject' })
  expect([stay.url.pathname, await own.sub()]).toEqual(['/', expect.stringMatching(/./)])

  const again = await leave(own, { id_token_hint: hint, post_logout_redirect_uri: afterLogout, state: 'a state' })
  expect((await yes(own, again)).url.href).toBe(`${afterLogout}?state=a+state`)
  expect(await own.sub()).toBe('')

  const gone = await leave(own, { id_token_hint: hint, post_logout_redirect_uri: afterLogout })
  expect(gone.url.href).toBe(afterLogout)
})

test('oidcc-rp-initiated-logout-no-params: the page asks, and leads nowhere else', async () => {
  const { signedIn, shipped } = service()
  const own = await signedIn()
  const page = await leave(own, {})
  expect(isQuestion(page)).toBe(true)
  expect((await yes(own, page)).url.href).toBe(`${shipped.origin}/`)
  expect(await own.sub()).toBe('')
})

test('oidcc-rp-initiated-logout-bad-post-logout-redirect-uri, oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri: a page, no redirect', async () => {
  const { user } = service()
  const hint = await idToken(user)
  for (const bad of [callback, `${afterLogout}?added=1`, 'https://attacker.example/']) {
    const page = await leave(user, { id_token_hint: hint, post_logout_redirect_uri: bad, state: 'a state' })
    expect([bad, page.status, page.url.pathname]).toEqual([bad, 400, '/oauth2/sessions/logout'])
  }
  expect(await user.sub()).not.toBe('')
})

test('oidcc-rp-initiated-logout-modified-id-token-hint, oidcc-rp-initiated-logout-bad-id-token-hint: refused', async () => {
  const { user } = service()
  const [head = '', body = '', signature = ''] = (await idToken(user)).split('.')
  const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'another user' }
  const modified = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
  const unsigned = [Buffer.from('{"alg":"none"}').toString('base64url'), body, ''].join('.')
  for (const bad of [modified, unsigned, 'bad']) {
    const page = await leave(user, { id_token_hint: bad, post_logout_redirect_uri: afterLogout })
    expect([page.status, page.url.pathname]).toEqual([400, '/oauth2/sessions/logout'])
  }
})

test('oidcc-rp-initiated-logout-no-id-token-hint, oidcc-rp-initiated-logout-no-post-logout-redirect-uri, oidcc-rp-initiated-logout-only-state: the page asks, and leads nowhere else', async () => {
  const { signedIn, shipped } = service()
  const own = await signedIn()
  const hint = await idToken(own)
  // Without a client, there is no address to check.
  const without = await leave(own, { post_logout_redirect_uri: afterLogout, state: 'a state' })
  expect([without.url.origin, isQuestion(without) || without.status === 400]).toEqual([shipped.origin, true])
  const named = await leave(own, { client_id: exampleClient.client_id, post_logout_redirect_uri: afterLogout })
  expect(isQuestion(named)).toBe(true)
  for (const parameters of [{ id_token_hint: hint }, { state: 'a state' }]) {
    const browser = await signedIn()
    const page = await leave(browser, parameters)
    expect([parameters, isQuestion(page)]).toEqual([parameters, true])
    expect((await yes(browser, page)).url.href).toBe(`${shipped.origin}/`)
  }
})
