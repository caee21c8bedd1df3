import { describe, expect, test } from 'vitest'
import { asked, json } from '../../test/answered.ts'
import { loginFlow, recoveryFlow, registrationFlow, settingsFlow, verificationFlow } from '../../test/flow-of.ts'
import { failureKeyOf } from './outcome.ts'
import { outcomeOf } from './outcome-of.ts'

describe('ERROR-STATUS, by HTTP status', () => {
  test.each([
    { says: '404 restarts', answer: json(404, { error: { code: 404 } }), outcome: { outcome: 'restart' } },
    { says: '403 restarts', answer: json(403, { error: { code: 403 } }), outcome: { outcome: 'restart' } },
    {
      says: '410 without an id restarts',
      answer: json(410, { error: { code: 410 } }),
      outcome: { outcome: 'restart' },
    },
    {
      says: '400 shows the flow with its messages',
      answer: json(400, loginFlow()),
      outcome: { outcome: 'show', flow: loginFlow() },
    },
    {
      says: '400 without a flow claims no reason',
      answer: json(400, { error: { code: 400, reason: 'off' } }),
      outcome: { outcome: 'fail', reason: 'refused', detail: 'off' },
    },
    {
      says: '422 with an address opens it',
      answer: json(422, { redirect_browser_to: 'https://id.test/x' }),
      outcome: { outcome: 'leave', url: 'https://id.test/x' },
    },
    {
      says: '422 without an address: the kit is outdated',
      answer: json(422, {}),
      outcome: { outcome: 'fail', reason: 'unsupported', detail: 'Outdated SDK: 422 without a place to go' },
    },
    {
      says: '422 with a flow id restarts',
      answer: json(422, { use_flow_id: 'f2' }),
      outcome: { outcome: 'restart', from: 'f2' },
    },
    {
      says: '422 shows a flow',
      answer: json(422, loginFlow()),
      outcome: { outcome: 'show', flow: loginFlow() },
    },
    {
      says: '429 shows the flow with the waiting time',
      answer: json(429, loginFlow()),
      outcome: { outcome: 'show', flow: loginFlow() },
    },
    {
      says: '429 without a flow fails',
      answer: json(429, { error: { code: 429, message: 'slow down' } }),
      outcome: { outcome: 'fail', reason: 'unknown-status', detail: 'slow down' },
    },
    {
      says: 'other statuses fail',
      answer: json(500, { error: { code: 500, message: 'broken' } }),
      outcome: { outcome: 'fail', reason: 'unknown-status', detail: 'broken' },
    },
    {
      says: 'an answer that is no JSON object fails',
      answer: json(418, 'tea'),
      outcome: { outcome: 'fail', reason: 'unknown-status', detail: 'status 418' },
    },
  ])('$says', ({ answer, outcome }) => {
    expect(outcomeOf(asked('login'), answer)).toEqual(outcome)
  })

  test('400 opens the flow that its details name, after too many recovery codes (docs/contract/http.md §6.4)', () => {
    const details = { continue_with: [{ action: 'show_recovery_ui', flow: { id: 'r2' } }] }
    expect(outcomeOf(asked('recovery'), json(400, { error: { code: 400, details } }))).toEqual({
      outcome: 'leave',
      url: '/recovery?flow=r2',
    })
  })

  test.each([300, 304, 199])('%i is no success', (status) => {
    expect(outcomeOf(asked('login'), json(status, loginFlow()))).toMatchObject({ outcome: 'fail' })
  })

  test.each([
    ['an id without a form', { id: 'f1' }],
    ['a form without an id', { ui: { nodes: [] } }],
    ['a list', [1]],
    ['nothing', null],
    ['a string', 'flow'],
  ])('%s is no flow', (_, body) => {
    expect(outcomeOf(asked('registration'), json(200, body))).toEqual({ outcome: 'leave', url: '/' })
  })

  test('CONSENT-SCREEN: a consent without a session opens the login', () => {
    expect(outcomeOf(asked('oauth2_consent'), json(401, {}))).toEqual({
      outcome: 'leave',
      url: '/self-service/login/browser',
    })
  })

  test('an unknown status has the text of ERROR-STATUS-5', () => {
    expect(failureKeyOf('unknown-status')).toBe('wire.unknown-status')
  })

  test.each([
    ['unreachable', 'wire.unreachable'],
    ['undecodable', 'wire.undecodable'],
    ['html', 'wire.content-type'],
    ['content-type', 'wire.content-type'],
    ['disabled', 'flow.disabled'],
    ['unsupported', 'wire.unsupported'],
  ] as const)('those of %s are %s', (reason, key) => {
    expect(failureKeyOf(reason)).toBe(key)
  })

  test('SETTINGS-ACCESS-1: a login that is answered with 401 starts again, and keeps where it wanted to go', () => {
    const refused = json(401, { error: { code: 401 } })
    const flow = { id: 'f1', return_to: 'https://app.test/shop' }
    expect(outcomeOf({ ...asked('login'), flow }, refused)).toEqual({
      outcome: 'leave',
      url: '/self-service/login/browser?return_to=https%3A%2F%2Fapp.test%2Fshop',
    })
    const page = 'https://app.test/login?flow=f1&return_to=%2Fcollection'
    expect(outcomeOf({ ...asked('login'), page, flow: { id: 'f1' } }, refused)).toEqual({
      outcome: 'leave',
      url: '/self-service/login/browser?return_to=%2Fcollection',
    })
    const bare = { ...asked('login'), page: 'https://app.test/login?flow=f1', flow: { id: 'f1' } }
    expect(outcomeOf(bare, refused)).toEqual({ outcome: 'leave', url: '/self-service/login/browser' })
  })

  test('SETTINGS-ACCESS-1: settings without a session open the login with a return address', () => {
    expect(outcomeOf(asked('settings'), json(401, { error: { code: 401 } }))).toEqual({
      outcome: 'leave',
      url: '/self-service/login/browser?return_to=https%3A%2F%2Fapp.test%2Fsettings',
    })
  })

  test('SETTINGS-ACCESS-4: settings whose change the service keeps open the login that it names', () => {
    const url = 'https://app.test/self-service/login/browser?return_to=https%3A%2F%2Fapp.test%2Fself-service%2Fsettings'
    const answer = json(401, { error: { code: 401 }, redirect_browser_to: url })
    expect(outcomeOf(asked('settings'), answer)).toEqual({ outcome: 'leave', url })
  })
})

describe('SUBMIT-LOGIN-1, SUBMIT-REGISTRATION-1, SUBMIT-VERIFICATION-1, success by kind', () => {
  const redirect = (url: string) => ({ action: 'redirect_browser_to', redirect_browser_to: url })
  test.each([
    {
      says: 'login opens the address of redirect_browser_to',
      kind: 'login',
      flow: loginFlow(),
      body: { session: {}, continue_with: [redirect('https://app.test/shop')] },
      url: 'https://app.test/shop',
    },
    {
      says: 'login opens return_to',
      kind: 'login',
      flow: loginFlow({ return_to: '/shop' }),
      body: { session: {} },
      url: '/shop',
    },
    {
      says: 'login without an address opens the login endpoint',
      kind: 'login',
      flow: loginFlow(),
      body: { session: {} },
      url: '/self-service/login/browser',
    },
    {
      says: 'registration opens the default redirect',
      kind: 'registration',
      flow: registrationFlow(),
      body: { identity: {} },
      url: '/',
    },
    {
      says: 'registration opens the verification first',
      kind: 'registration',
      flow: registrationFlow(),
      body: {
        identity: {},
        continue_with: [
          redirect('https://app.test/'),
          { action: 'show_verification_ui', flow: { id: 'v1', url: 'https://app.test/verification?flow=v1' } },
        ],
      },
      url: 'https://app.test/verification?flow=v1',
    },
    {
      says: 'recovery opens the settings',
      kind: 'recovery',
      flow: recoveryFlow(),
      body: {
        ...recoveryFlow({ state: 'passed_challenge' }),
        continue_with: [{ action: 'show_settings_ui', flow: { id: 's1' } }],
      },
      url: '/settings?flow=s1',
    },
    {
      says: 'a consent returns to the OAuth2 client',
      kind: 'oauth2_consent',
      flow: undefined,
      body: { redirect_to: 'https://album.test/callback' },
      url: 'https://album.test/callback',
    },
  ] as const)('$says', ({ kind, flow, body, url }) => {
    expect(outcomeOf(asked(kind, flow), json(200, body))).toEqual({ outcome: 'leave', url })
  })

  test('saved settings that name their own page stay there', () => {
    const saved = {
      ...settingsFlow({ state: 'success', messages: [1050001] }),
      continue_with: [redirect('https://app.test/settings?flow=f1')],
    }
    expect(outcomeOf(asked('settings', settingsFlow()), json(200, saved))).toMatchObject({
      outcome: 'show',
      flow: { state: 'success' },
    })
  })

  test.each([
    ['another page', 'https://app.test/shop'],
    ['another page with the flow', 'https://app.test/shop?flow=f1'],
    ['another flow', 'https://app.test/settings?flow=f2'],
    ['another site', 'https://other.test/settings?flow=f1'],
    ['no page at all', 'javascript:alert(1)'],
  ])('saved settings that name %s open it', (_, url) => {
    const saved = { ...settingsFlow({ state: 'success' }), continue_with: [redirect(url)] }
    const page = 'https://app.test/settings?flow=f1'
    const outcome = outcomeOf({ ...asked('settings', settingsFlow()), page }, json(200, saved))
    expect(outcome).toMatchObject(url.startsWith('https') ? { outcome: 'leave', url } : { outcome: 'fail' })
  })

  test.each([
    ['recovery', recoveryFlow({ state: 'sent_email' })],
    ['verification', verificationFlow({ state: 'sent_email' })],
    ['verification', verificationFlow({ state: 'passed_challenge' })],
  ] as const)('%s: the returned flow replaces the current one, with 200 and with 400', (kind, flow) => {
    expect(outcomeOf(asked(kind), json(200, flow))).toEqual({ outcome: 'show', flow })
    expect(outcomeOf(asked(kind), json(400, flow))).toEqual({ outcome: 'show', flow })
  })

  test('a flow of the same kind with another id goes into the address', () => {
    const second = { ...loginFlow({ requested_aal: 'aal2' }), id: 'f2' }
    expect(outcomeOf(asked('login', loginFlow()), json(200, second))).toEqual({ outcome: 'restart', from: 'f2' })
    expect(outcomeOf(asked('login', loginFlow()), json(200, loginFlow()))).toMatchObject({ outcome: 'show' })
    expect(outcomeOf(asked('login'), json(200, second))).toMatchObject({ outcome: 'show' })
  })

  test('ERROR-UNKNOWN-1, unknown union variant: an unknown node type fails', () => {
    const flow = { ...loginFlow(), ui: { ...loginFlow().ui, nodes: [{ attributes: { node_type: 'video' } }] } }
    const outcome = {
      outcome: 'fail',
      reason: 'unsupported',
      detail: 'No variant of a node exists with node_type=video',
    }
    for (const status of [200, 400, 422]) expect(outcomeOf(asked('login'), json(status, flow))).toEqual(outcome)
  })

  test('a flow of another kind opens its own page: linking answers a registration with a login', () => {
    expect(outcomeOf(asked('registration'), json(400, { ...loginFlow(), id: 'l1' }))).toEqual({
      outcome: 'leave',
      url: '/login?flow=l1',
    })
  })
})
