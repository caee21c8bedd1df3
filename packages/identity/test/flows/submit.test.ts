import { flowKinds, type FlowKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'
import type { WayName } from '../service/visitor.ts'
import { refusedAs, ways } from '../service/ways.ts'

const json = { 'content-type': 'application/json' }

describeService('submitting a flow', {}, (service) => {
  const visitorFor = async (kind: FlowKind, way: WayName) =>
    kind === 'settings' ? service().signedIn(way, await service().account()) : service().visitor(way)

  describe.each(flowKinds)('%s', (kind) => {
    test.each([
      ['no id', '', 400],
      ['an empty id', '?flow=', 400],
      ['a malformed id', '?flow=x', 400],
      ['hostile characters', '?flow=%00%27%3B', 400],
      ['an unknown id', '?flow=6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11', 404],
    ])('%s', async (_, search, status) => {
      const asking = { method: 'POST', headers: json, body: '{"method":"password"}' }
      const answer = await service().visitor('script').ask(`/self-service/${kind}${search}`, asking)
      expect(answer).toMatchObject({ status, body: { error: { code: status } } })
      const browser = service().visitor('navigation')
      const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' }
      const redirect = await browser.ask(`/self-service/${kind}${search}`, form)
      expect(redirect).toMatchObject({ status: 303, location: expect.stringMatching(/\/error\?id=/) })
    })

    test.each(ways)('the id of another kind of flow is not found, by $way', async ({ way }) => {
      const other = kind === 'login' ? 'registration' : 'login'
      const visitor = service().visitor(way)
      const { flow } = await visitor.start(other)
      const seen = await visitor.send(kind, flow as never, { method: 'password' })
      expect(seen).toBeRefusedWith(404)
    })

    test('a GET leads a browser to the page, and shows a script the flow', async () => {
      const browser = await visitorFor(kind, 'navigation')
      const { flow } = await browser.start(kind)
      const seen = await browser.open(kind, `/self-service/${kind}?flow=${flow.id}`)
      expect(seen).toLeadTo(`${service().origin}/${kind}?flow=${flow.id}`)
      const script = await visitorFor(kind, 'script')
      const { flow: other } = await script.start(kind)
      expect((await script.open(kind, `/self-service/${kind}?flow=${other.id}`)).flow.id).toBe(other.id)
    })

    test('a native flow refuses posts from browsers', async () => {
      const native = await visitorFor(kind, 'native')
      const { flow } = await native.start(kind)
      const post = (headers: Readonly<Record<string, string>>) =>
        native.ask(`/self-service/${kind}?flow=${flow.id}`, {
          method: 'POST',
          headers: { ...json, ...headers },
          body: JSON.stringify({ method: 'code', email: 'ada@example.org' }),
        })
      const origin = await post({ origin: 'https://collect.example' })
      expect(origin).toMatchObject({ status: 400, body: { ui: { messages: [{ id: 4000001 }] } } })
      const cookie = await post({ cookie: 'theme=dark' })
      expect(cookie).toMatchObject({ status: 400, body: { ui: { messages: [{ id: 4000001 }] } } })
      const network = await post({ cookie: '__cf_bm=1; cf_clearance=2; _cfuvid=3' })
      expect(JSON.stringify(network.body)).not.toContain('4000001')
    })
  })

  describe('while signed in', () => {
    /** A flow that was begun in the same browser before its user signed in. */
    const early = async (kind: FlowKind, way: WayName) => {
      const account = await service().account()
      const visitor = service().visitor(way)
      const { flow } = await visitor.start(kind, { return_to: '/shop' })
      const other = await service().signedIn(way, account)
      visitor.jar.set('ory_kratos_session', other.jar.get('ory_kratos_session') ?? '')
      visitor.token = other.token
      return { visitor, flow, account }
    }

    test.each(['script', 'native'] as const)('login, by %s: refused in the form', async (way) => {
      const { visitor, flow, account } = await early('login', way)
      const payload = { method: 'password', identifier: account.email, password: goodPassword }
      const seen = await visitor.send('login', flow as never, payload)
      expect(seen.answer.status).toBe(400)
      expect(seen.flow).toSay(4000001)
    })

    test('login, by navigation: leads home, whatever return_to says', async () => {
      const { visitor, flow } = await early('login', 'navigation')
      const seen = await visitor.send('login', flow as never, { method: 'password', identifier: 'x', password: 'y' })
      expect(seen.answer.status).toBe(303)
      expect(seen).toLeadTo(`${service().origin}/`)
    })

    test.each([
      ['registration', '/shop'],
      ['recovery', '/'],
    ] as const)('%s: refused, and a browser is led to %s', async (kind, path) => {
      for (const { way } of ways) {
        const { visitor, flow } = await early(kind, way)
        const seen = await visitor.send(kind, flow as never, { method: 'password', email: 'ada@example.org' })
        expect(seen.answer.status).toBe(way === 'navigation' ? 302 : 400)
        expect(seen.leadsTo).toBe(way === 'navigation' ? `${service().origin}${path}` : undefined)
        expect(seen.hasError ? seen.error.id : undefined).toBe(
          way === 'navigation' ? undefined : 'session_already_available',
        )
      }
    })
  })

  describe('settings', () => {
    test.each(ways)('refused once the session is gone, by $way', async ({ way }) => {
      const visitor = await visitorFor('settings', way)
      const { flow } = await visitor.start('settings')
      visitor.jar.lose('ory_kratos_session')
      visitor.token = undefined
      const seen = await visitor.send('settings', flow, { method: 'profile', traits: { name: 'Eve' } })
      expect(seen.answer.status).toBe(way === 'navigation' ? 302 : 401)
      expect(seen.page?.pathname).toBe(way === 'navigation' ? '/login' : undefined)
    })

    test.each(ways)('refused to another user, by $way', async ({ way }) => {
      const { flow } = await (await visitorFor('settings', way)).start('settings')
      const stranger = await visitorFor('settings', way)
      const seen = await stranger.send('settings', flow, { method: 'profile', traits: { name: 'Eve' } })
      expect(seen).toBeRefusedWith(403, 'security_identity_mismatch')
    })
  })

  test('a second factor is refused once its session is gone', async () => {
    const script = await visitorFor('settings', 'script')
    const { flow } = await script.start('login', { aal: 'aal2' })
    script.jar.lose('ory_kratos_session')
    const seen = await script.send('login', flow, { method: 'totp', totp_code: '123456' })
    expect(seen).toBeRefusedWith(401, 'session_aal1_required')
  })

  test('the transient payload is echoed once, and not stored', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const payload = { method: 'password', transient_payload: { campaign: { name: 'spring' } } }
    const seen = await script.send('login', flow, payload)
    expect(seen.flow.transient_payload).toEqual({ campaign: { name: 'spring' } })
    expect((await script.fetchFlow('login', flow.id)).flow).not.toHaveProperty('transient_payload')
    const form = await script.ask(`/self-service/login?flow=${flow.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        csrf_token: String(flow.ui.nodes[0]?.type === 'input' && flow.ui.nodes[0].attributes.value),
        method: 'password',
        transient_payload: '{"a":1}',
        'transient_payload.b': '2',
      }).toString(),
    })
    expect(form.body).toMatchObject({ transient_payload: { b: '2' } })
  })
})

const passwordOff = { selfservice: { methods: { password: { enabled: false } } } }

describeService('a disabled method', { config: passwordOff }, (service) => {
  test.each(ways)('shows no nodes and is not found, by $way', async ({ way }) => {
    const visitor = service().visitor(way)
    const { flow } = await visitor.start('login')
    expect(flow).toShowNodes(['csrf'])
    const seen = await visitor.send('login', flow, { method: 'password', identifier: 'x', password: 'y' })
    expect(seen).toBeRefusedWith(404)
    const unknown = await visitor.send('login', flow, { method: 'telepathy' })
    expect(unknown.answer.status).toBe(refusedAs(way, 'login'))
  })
})
