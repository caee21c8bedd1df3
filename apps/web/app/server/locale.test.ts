import type { ConsentDesk, Fetch, FoundConsent } from '@collect/contract'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { loadConsent } from '../account/server/load/load-consent.ts'
import { loadFlow } from '../account/server/load/load-flow.ts'
import { localeOfVisit } from './locale.ts'
import { pageContext } from './page-context.ts'
import type { Visit } from './visit.ts'

const origin = 'http://localhost:3000'

interface Case {
  readonly path: string
  /** The body of the service's answer to a fetch of a flow. */
  readonly flow?: unknown
  readonly consent?: FoundConsent
  readonly behaviour?: 'browser' | 'force_default'
  readonly cookie?: string
}

function visit({ path, flow, consent, behaviour = 'browser', cookie = 'csrf=1' }: Case) {
  const asked: string[] = []
  const service: Fetch = async (request) => {
    asked.push(new URL(request.url).pathname)
    return Response.json(flow)
  }
  const unasked = () => Promise.reject(new Error('unexpected call'))
  const find = () => {
    asked.push('desk')
    return consent ? Promise.resolve(consent) : unasked()
  }
  const context = new RouterContextProvider()
  context.set(pageContext, {
    nonce: '',
    origin,
    project: {
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
      locale_behavior: behaviour,
    },
    devPages: false,
    embedded: true,
    service,
    collectibles: unasked,
    consent: { find, decide: unasked } as Partial<ConsentDesk> as ConsentDesk,
    passOn: () => undefined,
    allow: () => undefined,
    report: () => undefined,
    personal: () => undefined,
  })
  const url = new URL(path, origin)
  const headers = { Cookie: cookie, 'Accept-Language': 'sv' }
  return { context, url, request: new Request(url, { headers }), asked } satisfies Visit & { asked: string[] }
}

const flowAsking = (ui_locales: unknown) => ({
  id: 'f1',
  ui: { action: `${origin}/self-service/login?flow=f1`, method: 'POST', nodes: [] },
  oauth2_login_request: { challenge: 'c1', client: {}, oidc_context: { ui_locales } },
})
const consentAsking = (ui_locales: readonly string[]): FoundConsent => ({
  found: 'request',
  request: { challenge: 'c1', oidc_context: { ui_locales } },
})
const german = flowAsking(['ja', 'de-AT', 'fr'])

test.each<Case & { readonly gets: string; readonly about: string }>([
  { about: 'a sign-in for an application', path: '/login?flow=f1', flow: german, gets: 'de' },
  { about: 'a verification on the way', path: '/verification?flow=f1', flow: german, gets: 'de' },
  { about: 'a language that the user chose', path: '/login?flow=f1', flow: german, cookie: 'language=pl', gets: 'pl' },
  { about: 'a forced language', path: '/login?flow=f1', flow: german, behaviour: 'force_default', gets: 'en' },
  { about: 'a page without a flow', path: '/login', gets: 'sv' },
  { about: 'a flow without an application', path: '/login?flow=f1', flow: { id: 'f1', ui: {} }, gets: 'sv' },
  { about: 'a request in another form', path: '/login?flow=f1', flow: flowAsking('de'), gets: 'sv' },
  { about: 'words of another form', path: '/login?flow=f1', flow: flowAsking([null, 7, 'fr']), gets: 'fr' },
  { about: 'a page that is no account page', path: '/shop?flow=f1', flow: german, gets: 'sv' },
  { about: 'a consent', path: '/consent?consent_challenge=c1', consent: consentAsking(['nl']), gets: 'nl' },
  { about: 'an old consent', path: '/consent?consent_challenge=c1', consent: { found: 'nothing' }, gets: 'sv' },
  { about: 'a provider without an answer', path: '/consent?consent_challenge=c1', gets: 'sv' },
])('$about: the page has the language $gets', async ({ gets, ...one }) => {
  expect(await localeOfVisit(visit(one))).toBe(gets)
})

test('the language of a page costs no call of its own', async () => {
  const login = visit({ path: '/login?flow=f1', flow: german })
  await Promise.all([localeOfVisit(login), loadFlow('login', login), localeOfVisit(login)])
  expect(login.asked).toEqual(['/self-service/login/flows'])

  const consent = visit({ path: '/consent?consent_challenge=c1', consent: { found: 'nothing' } })
  await Promise.all([localeOfVisit(consent), loadConsent(consent)])
  expect(consent.asked).toEqual(['desk'])
})
