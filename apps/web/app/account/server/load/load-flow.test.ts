import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import type { Fetch } from '@collect/contract'
import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'
import { loadFlow } from './load-flow.ts'

const origin = 'http://localhost:3000'
const project = {
  name: 'Collect Everything',
  registration_enabled: true,
  verification_enabled: true,
  recovery_enabled: true,
  login_ui_url: '/login',
  registration_ui_url: '/registration',
  recovery_ui_url: '/recovery',
  verification_ui_url: '/verification',
  settings_ui_url: '/settings',
  error_ui_url: '/error',
  default_redirect_url: '/',
  default_locale: 'en',
  locale_behavior: 'browser',
} as const

const flowWith = (id: string) => ({
  id,
  ui: { action: `${origin}/self-service/login?flow=${id}`, method: 'POST', nodes: [] },
})
const answer = (status: number, body: unknown) => Response.json(body, { status })
const refused = (status: number, id?: string, more = {}) =>
  answer(status, { error: { code: status, id, message: '' }, ...more })

/** A service that answers by path; a path without an answer is a mistake of the test. */
function visit(path: string, answers: Readonly<Record<string, () => Response>>): Visit & { readonly asked: Request[] } {
  const asked: Request[] = []
  const service: Fetch = async (request) => {
    asked.push(request)
    const { pathname } = new URL(request.url)
    const found = answers[pathname]
    if (!found) throw new Error(`unexpected call of ${pathname}`)
    return found()
  }
  const context = new RouterContextProvider()
  const unasked: Fetch = () => Promise.reject(new Error('unexpected call'))
  context.set(pageContext, {
    nonce: '',
    origin,
    project,
    devPages: false,
    embedded: true,
    service,
    collectibles: unasked,
    passOn: () => undefined,
    allow: () => undefined,
    report: () => undefined,
    personal: () => undefined,
  })
  const url = new URL(path, origin)
  // The router's own address for a page's data: loaders must not read it.
  const request = new Request(new URL(`${url.pathname}.data${url.search}`, origin), { headers: { Cookie: 'csrf=1' } })
  return { context, request, url, asked }
}

/** The target of the loader's redirect. */
async function leaving(loading: Promise<unknown>): Promise<string | null> {
  const thrown: unknown = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(thrown).toBeInstanceOf(Response)
  return thrown instanceof Response ? thrown.headers.get('Location') : null
}

const fetched = '/self-service/login/flows'
const started = '/self-service/login/browser'

describe(loadFlow, () => {
  test('without a flow the page redirects to the service with the parameters of a start', async () => {
    const to = await leaving(loadFlow('login', visit('/login?return_to=/shop&choose=totp&aal=aal2', {})))
    expect(to).toBe('/self-service/login/browser?aal=aal2&return_to=%2Fshop')
  })

  test.each([
    { status: 404, id: undefined, retry: 'lost' },
    { status: 410, id: 'self_service_flow_expired', retry: 'expired' },
    { status: 410, id: undefined, retry: 'expired' },
    { status: 403, id: 'security_csrf_violation', retry: 'csrf' },
  ])(
    'after $status $id a new flow starts once, and the address is marked with $retry',
    async ({ status, id, retry }) => {
      const answers = { [fetched]: () => refused(status, id), [started]: () => answer(200, flowWith('new')) }
      const to = await leaving(loadFlow('login', visit('/login?flow=old&return_to=/shop&choose=totp', answers)))
      expect(to).toBe(`/login?flow=new&return_to=%2Fshop&retry=${retry}`)
    },
  )

  test.each(['self_service_flow_expired', 'self_service_flow_replaced'])(
    '%s opens the flow that the service names, and starts none',
    async (id) => {
      const answers = { [fetched]: () => refused(410, id, { use_flow_id: 'next' }) }
      const to = await leaving(loadFlow('login', visit('/login?flow=old&return_to=/shop&choose=totp', answers)))
      expect(to).toBe('/login?flow=next&return_to=%2Fshop&retry=expired')
    },
  )

  test.each([
    { status: 403, missing: 'cookies' },
    { status: 404, missing: 'lost' },
    { status: 410, missing: 'lost' },
  ])('$status after a restart shows an error instead of restarting again', async ({ status, missing }) => {
    const second = visit('/login?flow=new&retry=csrf', { [fetched]: () => refused(status) })
    await expect(loadFlow('login', second)).resolves.toEqual({ found: false, missing })
    expect(second.asked).toHaveLength(1)
  })

  test('a refused start redirects to the service, which answers it', async () => {
    const answers = { [fetched]: () => refused(404), [started]: () => refused(400, 'session_already_available') }
    expect(await leaving(loadFlow('login', visit('/login?flow=old', answers)))).toBe('/self-service/login/browser')
  })

  test('a visitor of the settings without a session signs in and comes back', async () => {
    const answers = { '/self-service/settings/flows': () => refused(401) }
    const to = await leaving(loadFlow('settings', visit('/settings?flow=mine', answers)))
    expect(to).toBe(`/self-service/login/browser?return_to=${encodeURIComponent(`${origin}/settings`)}`)
  })

  test.each(['session_aal2_required', 'session_refresh_required'])(
    '%s redirects to the address that the service names',
    async (id) => {
      const redirect_browser_to = `${origin}/self-service/login/browser?aal=aal2`
      const answers = { '/self-service/settings/flows': () => refused(403, id, { redirect_browser_to }) }
      expect(await leaving(loadFlow('settings', visit('/settings?flow=mine', answers)))).toBe(redirect_browser_to)
    },
  )

  test('a disabled kind of flow redirects to the service, which explains it', async () => {
    const answers = { '/self-service/registration/flows': () => refused(400, 'self_service_flow_disabled') }
    const to = await leaving(loadFlow('registration', visit('/registration?flow=x', answers)))
    expect(to).toBe('/self-service/registration/browser')
  })

  test.each([
    { what: 'an error of its own', given: () => refused(500), reason: 'unknown-status' },
    { what: 'an answer that is no flow', given: () => Response.json({}), reason: 'unsupported' },
    { what: 'an answer that is nothing', given: () => new Response(null, { status: 204 }), reason: 'unsupported' },
    { what: 'a dead service behind the app', given: () => refused(502, 'upstream_error'), reason: 'upstream' },
    {
      what: 'garbage',
      given: () => new Response('{"id', { headers: { 'Content-Type': 'application/json' } }),
      reason: 'undecodable',
    },
    {
      what: 'a page of something in between',
      given: () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
      reason: 'html',
    },
  ])('a service that answers with $what is unavailable, and the page says why', async ({ given, reason }) => {
    await expect(loadFlow('login', visit('/login?flow=x', { [fetched]: given }))).resolves.toEqual({
      found: false,
      missing: 'unavailable',
      reason,
    })
  })

  test('a service that cannot be reached counts as unavailable', async () => {
    await expect(loadFlow('login', visit('/login?flow=x', {}))).resolves.toEqual({
      found: false,
      missing: 'unavailable',
      reason: 'unreachable',
    })
  })

  test('the loader asks for the flow that the address names', async () => {
    const first = visit('/login?flow=mine&retry=expired', { [fetched]: () => answer(200, flowWith('mine')) })
    await expect(loadFlow('login', first)).resolves.toMatchObject({
      found: true,
      flow: { id: 'mine' },
      happened: 'expired',
    })
    expect(first.asked[0]?.url).toBe(`${origin}${fetched}?id=mine`)
  })
})
