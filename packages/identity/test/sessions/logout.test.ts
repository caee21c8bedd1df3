import type { LogoutFlow } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import type { Visitor, WayName } from '../service/visitor.ts'

describeService('signing out', {}, (service) => {
  const signedIn = async (way: WayName) => service().signedIn(way, await service().account())
  const logoutOf = async (visitor: Visitor, search = '') =>
    (await visitor.ask(`/self-service/logout/browser${search}`)).body as LogoutFlow // checked in the first test below
  const pathOf = (address: string) => address.slice(service().origin.length)

  test('begins with a logout address that stays the same, always as JSON', async () => {
    const browser = await signedIn('navigation')
    const first = await browser.ask('/self-service/logout/browser')
    expect(first).toMatchObject({
      status: 200,
      body: {
        logout_token: expect.stringMatching(/^ory_lo_[A-Za-z0-9]{32}$/),
        logout_url: expect.stringMatching(/^http:\/\/localhost:5100\/self-service\/logout\?token=ory_lo_/),
      },
    })
    expect((await browser.ask('/self-service/logout/browser')).body).toEqual(first.body)
  })

  test('an allowed return_to is kept, another one is refused', async () => {
    const script = await signedIn('script')
    const { logout_url } = await logoutOf(script, '?return_to=/shop')
    expect(new URL(logout_url).searchParams.get('return_to')).toBe(`${service().origin}/shop`)
    const hostile = await script.ask('/self-service/logout/browser?return_to=https://evil.example')
    expect(hostile).toMatchObject({ status: 400, body: { error: { id: 'self_service_flow_return_to_forbidden' } } })
    expect(await script.whoami()).toBeDefined()
  })

  test('needs a session', async () => {
    const answer = await service().visitor('script').ask('/self-service/logout/browser')
    expect(answer).toMatchObject({ status: 401, body: { error: { id: 'session_inactive' } } })
    const page = await service().visitor('navigation').ask('/self-service/logout/browser')
    expect(page).toMatchObject({ status: 303, location: expect.stringMatching(/\/error\?id=/) })
  })

  describe('is refused', () => {
    test.each([
      ['without a token', '', 400],
      ['with an empty token', '?token=', 400],
      ['with a malformed token', '?token=x', 403],
    ])('%s', async (_, search, status) => {
      const script = await signedIn('script')
      const answer = await script.ask(`/self-service/logout${search}`)
      expect(answer).toMatchObject({ status, body: { error: { code: status } } })
      expect(answer.body).not.toHaveProperty('error.id')
      expect(await script.whoami()).toBeDefined()
    })

    test('with the token of another session of the same account', async () => {
      const account = await service().account()
      const [one, other] = [await service().signedIn('script', account), await service().signedIn('script', account)]
      const { logout_url } = await logoutOf(one)
      expect(await other.ask(pathOf(logout_url))).toMatchObject({ status: 403 })
      expect(await other.whoami()).toBeDefined()
      expect(await one.whoami()).toBeDefined()
    })

    test('without a session', async () => {
      const { logout_url } = await logoutOf(await signedIn('script'))
      expect(await service().visitor('script').ask(pathOf(logout_url))).toMatchObject({ status: 401 })
    })
  })

  test.each([
    ['script', '', 204, undefined],
    ['script', '?return_to=/shop', 204, undefined],
    ['navigation', '', 303, '/'],
    ['navigation', '?return_to=/shop', 303, '/shop'],
  ] as const)('by %s with "%s": %i %s', async (way, search, status, path) => {
    const visitor = await signedIn(way)
    const cookies = visitor.jar.copy()
    const csrf = visitor.jar.get('csrf_token_')
    const answer = await visitor.ask(pathOf((await logoutOf(visitor, search)).logout_url))
    expect(answer).toMatchObject({ status, text: '', location: path && service().origin + path })
    expect(visitor.jar.names()).toEqual([expect.stringMatching(/^csrf_token_/), 'ory_kratos_device', 'ory_kratos_last'])
    expect(visitor.jar.get('csrf_token_')).not.toBe(csrf)
    // A copy of the session cookie is refused.
    const thief = service().visitor('script')
    thief.jar.set('ory_kratos_session', cookies.get('ory_kratos_session') ?? '')
    expect(await thief.whoami()).toBeUndefined()
  })

  test('a return_to of another site in the logout address is ignored', async () => {
    const browser = await signedIn('navigation')
    const { logout_url } = await logoutOf(browser)
    const answer = await browser.ask(`${pathOf(logout_url)}&return_to=https://evil.example`)
    expect(answer).toMatchObject({ status: 303, location: `${service().origin}/` })
    expect(await browser.whoami()).toBeUndefined()
  })

  describe('natively', () => {
    const end = (body: string, type = 'application/json') =>
      service()
        .visitor('native')
        .ask('/self-service/logout/api', { method: 'DELETE', headers: { 'content-type': type }, body })

    test.each([
      ['an unknown token', '{"session_token":"ory_st_x"}', 403],
      ['no token', '{}', 403],
      ['a malformed token', '{"session_token":{"a":1}}', 403],
      ['nothing', '', 400],
      ['no JSON', 'session_token', 400],
      ['no object', '[1]', 400],
    ])('%s: %s', async (_, body, status) => {
      expect(await end(body)).toMatchObject({ status, body: { error: { code: status } } })
    })

    test('a form is refused', async () => {
      const native = await signedIn('native')
      const answer = await end(`session_token=${native.token}`, 'application/x-www-form-urlencoded')
      expect(answer.status).toBe(400)
      expect(await native.whoami()).toBeDefined()
    })

    test('the session ends, and a second logout succeeds, too', async () => {
      const native = await signedIn('native')
      const body = JSON.stringify({ session_token: native.token })
      expect(await end(body)).toMatchObject({ status: 204, text: '' })
      expect(await native.whoami()).toBeUndefined()
      expect((await end(body)).status).toBe(204)
    })
  })
})

const goodbye = {
  selfservice: {
    flows: { logout: { clear_browser_data: true, after: { default_browser_return_url: '/goodbye' } } },
  },
}

describeService(
  'signing out over https, with a page of its own',
  { origin: 'https://collect.example', config: goodbye },
  (service) => {
    test('the browser clears its site data and is led to the configured page', async () => {
      const browser = await service().signedIn('navigation', await service().account())
      const { logout_url } = (await browser.ask('/self-service/logout/browser')).body as LogoutFlow // checked above
      const answer = await browser.ask(new URL(logout_url).pathname + new URL(logout_url).search)
      expect(answer).toMatchObject({ status: 303, location: 'https://collect.example/goodbye' })
      expect(answer.headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"')
    })
  },
)
