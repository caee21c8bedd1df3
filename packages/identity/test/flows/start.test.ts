import { flowKinds } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import type { Query, WayName } from '../service/visitor.ts'
import { ways } from '../service/ways.ts'

const noStore = 'private, no-cache, no-store, must-revalidate'
const lifespans = { login: 60, registration: 60, settings: 60, recovery: 60, verification: 60 }

describeService('the start of a flow', {}, (service) => {
  const at = (path: string) => `${service().origin}${path}`

  describe('by a signed-out visitor', () => {
    const open = flowKinds.filter((kind) => kind !== 'settings')

    test.each(open)('%s: a browser is led to the page of the flow', async (kind) => {
      const seen = await service().visitor('navigation').start(kind)
      expect(seen.answer.status).toBe(303)
      expect(seen).toLeadTo(at(`/${kind}?flow=${seen.flow.id}`))
      expect(seen.flow.type).toBe('browser')
    })

    test.each(open)('%s: a script gets the flow', async (kind) => {
      const script = service().visitor('script')
      const seen = await script.start(kind)
      expect(seen.answer.status).toBe(200)
      expect(seen.flow.type).toBe('browser')
      expect(seen.answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(seen.answer.headers.get('cache-control')).toBe(noStore)
      expect(seen.answer.headers.get('vary')).toBe('Cookie')
      expect(script.jar.names()).toEqual([expect.stringMatching(/^csrf_token_[0-9a-f]{64}$/)])
    })

    test.each(open)('%s: a native client gets the flow, and no cookie', async (kind) => {
      const seen = await service().visitor('native').start(kind)
      expect(seen.answer.status).toBe(200)
      expect(seen.flow.type).toBe('api')
      expect(seen.answer.setCookies).toEqual([])
    })

    test.each(open)('%s: a native start answers JSON, even to a browser', async (kind) => {
      const answer = await service().visitor('navigation').ask(`/self-service/${kind}/api`)
      expect(answer).toMatchObject({ status: 200, body: { type: 'api' } })
    })

    test.each(open)('%s: the flow has its lifespan and the address for its form', async (kind) => {
      const { flow } = await service().visitor('script').start(kind)
      expect(Date.parse(flow.expires_at) - Date.parse(flow.issued_at)).toBe(minutes(lifespans[kind]))
      expect(Date.parse(flow.issued_at)).toBe(service().clock())
      expect(flow.ui.action).toBe(at(`/self-service/${kind}?flow=${flow.id}`))
      expect(flow.request_url).toBe(at(`/self-service/${kind}/browser`))
    })

    test.each<[WayName, string | undefined, number, string | undefined]>([
      ['script', 'session_inactive', 401, undefined],
      ['native', 'session_inactive', 401, undefined],
    ])('settings, by %s: refused without a session', async (way, id, status) => {
      const seen = await service().visitor(way).start('settings')
      expect(seen).toBeRefusedWith(status, id)
      expect(seen.answer.headers.get('ory-error-id')).toBe(id)
    })

    test.each<[Query, string]>([
      [{}, '/self-service/settings/browser'],
      [{ return_to: '/shop' }, '/shop'],
    ])('settings, by navigation with %j: leads to the sign-in, then to %s', async (query, path) => {
      const browser = service().visitor('navigation')
      const { page, answer } = await browser.start('settings', query)
      expect(answer.status).toBe(303)
      const login = new URL(at('/self-service/login/browser'))
      login.searchParams.set('return_to', at(path))
      expect(answer.location).toBe(login.href)
      expect(page?.pathname).toBe('/login')
    })

    test.each(ways)('a second factor needs a first one, by $way', async ({ way }) => {
      const seen = await service().visitor(way).start('login', { aal: 'aal2' })
      expect(seen).toBeRefusedWith(401, 'session_aal1_required')
    })

    test.each(ways)('login with refresh=true is a plain sign-in, by $way', async ({ way }) => {
      const { flow } = await service().visitor(way).start('login', { refresh: 'true' })
      expect(flow.refresh).toBe(false)
      expect(flow).toSay()
    })
  })

  describe('by a signed-in user', () => {
    const signedIn = async (way: WayName) => service().signedIn(way, await service().account())

    test.each(['login', 'registration', 'recovery'] as const)(
      '%s: refused to scripts and native clients',
      async (kind) => {
        for (const way of ['script', 'native'] as const) {
          const seen = await (await signedIn(way)).start(kind)
          expect(seen).toBeRefusedWith(400, 'session_already_available')
        }
      },
    )

    test.each([
      ['login', {}, 303, '/'],
      ['login', { return_to: '/shop' }, 303, '/shop'],
      ['registration', {}, 303, '/'],
      ['registration', { return_to: '/shop' }, 303, '/shop'],
      ['recovery', {}, 302, '/'],
    ] as const)('%s, by navigation with %j: leads with %i to %s', async (kind, query: Query, status, path) => {
      const seen = await (await signedIn('navigation')).start(kind, query)
      expect(seen.answer.status).toBe(status)
      expect(seen).toLeadTo(at(path))
    })

    test.each(ways)('verification and settings begin, by $way', async ({ way }) => {
      const visitor = await signedIn(way)
      expect((await visitor.start('verification')).flow.state).toBe('choose_method')
      expect((await visitor.start('settings')).flow.state).toBe('show_form')
    })

    test.each<[Query, object, number[]]>([
      [{ refresh: 'true' }, { refresh: true, requested_aal: 'aal1' }, [1010003]],
      [{ refresh: '1' }, { refresh: true, requested_aal: 'aal1' }, [1010003]],
      [{ aal: 'aal2' }, { refresh: false, requested_aal: 'aal2' }, [1010004]],
      [{ aal: 'aal2', refresh: 'true' }, { refresh: true, requested_aal: 'aal2' }, [1010003, 1010004]],
    ])('login with %j', async (query, fields, said) => {
      const { flow } = await (await signedIn('script')).start('login', query)
      expect(flow).toMatchObject(fields)
      expect(flow).toSay(...said)
    })

    test('login with refresh=no is no refresh', async () => {
      const seen = await (await signedIn('script')).start('login', { refresh: 'no' })
      expect(seen).toBeRefusedWith(400, 'session_already_available')
    })
  })

  describe('refused to every client', () => {
    test.each([
      ['login', { aal: 'aal3' }, 400, undefined],
      ['login', { identity_schema: 'unknown' }, 400, undefined],
      ['registration', { identity_schema: 'unknown' }, 400, undefined],
      ['login', { return_to: 'https://evil.example/' }, 400, 'self_service_flow_return_to_forbidden'],
      ['registration', { return_to: '//evil.example' }, 400, 'self_service_flow_return_to_forbidden'],
      ['recovery', { return_to: 'https://evil.example/' }, 400, 'self_service_flow_return_to_forbidden'],
      ['verification', { return_to: 'https://evil.example/' }, 400, 'self_service_flow_return_to_forbidden'],
      ['settings', { return_to: 'https://evil.example/' }, 400, 'self_service_flow_return_to_forbidden'],
    ] as const)('%s with %j', async (kind, query: Query, status, id) => {
      for (const { way } of ways) {
        const seen = await service().visitor(way).start(kind, query)
        expect(seen).toBeRefusedWith(status, id)
        expect(seen.answer.status).toBe(way === 'navigation' ? 303 : status)
      }
    })

    test.each(['http://localhost:5100', 'http://localhost:5100/', 'http://localhost:5100?a=1'])(
      'return_to=%s comes back as it was written',
      async (return_to) => {
        const { flow } = await service().visitor('script').start('login', { return_to })
        expect(flow).toMatchObject({ return_to })
      },
    )

    test('naming the default schema is accepted', async () => {
      const { flow } = await service().visitor('script').start('registration', { identity_schema: 'default' })
      expect(flow).toMatchObject({ identity_schema: 'default' })
    })

    test('an organization changes nothing', async () => {
      const organization = '6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11'
      const { flow } = await service().visitor('script').start('login', { organization })
      expect(flow.ui.nodes).toHaveLength(4)
      expect((await service().visitor('script').start('login', { organization: 'x' })).flow.organization_id).toBeNull()
    })
  })

  describe('the flow keeps parameters of the query', () => {
    test.each(flowKinds.filter((kind) => kind !== 'settings'))(
      '%s: return_to, and request_url with known parameters only',
      async (kind) => {
        const { flow } = await service().visitor('script').start(kind, { return_to: '/shop?item=1', other: 'ü' })
        expect(flow.return_to).toBe(at('/shop?item=1'))
        expect(flow.request_url).toBe(at(`/self-service/${kind}/browser?return_to=%2Fshop%3Fitem%3D1`))
      },
    )
  })

  test('the change-password address leads to the settings', async () => {
    const answer = await service().visitor('navigation').ask('/.well-known/change-password')
    expect(answer).toMatchObject({ status: 303, location: at('/settings') })
  })

  test('without passkeys, no address names their settings', async () => {
    expect((await service().visitor('script').ask('/.well-known/passkey-endpoints')).status).toBe(404)
  })
})

const allOff = {
  selfservice: {
    flows: { registration: { enabled: false }, recovery: { enabled: false }, verification: { enabled: false } },
  },
}

describeService('a disabled kind of flow', { config: allOff }, (service) => {
  test.each([
    ['registration', 'self_service_flow_disabled'],
    ['recovery', undefined],
    ['verification', undefined],
  ] as const)('%s can neither be started nor fetched', async (kind, id) => {
    for (const { way } of ways) expect(await service().visitor(way).start(kind)).toBeRefusedWith(400, id)
    const unknown = '6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11'
    expect(await service().visitor('script').fetchFlow(kind, unknown)).toBeRefusedWith(400, id)
  })

  test('other kinds still start', async () => {
    expect((await service().visitor('script').start('login')).answer.status).toBe(200)
  })
})
