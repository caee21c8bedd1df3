import type { Session } from '@collect/contract'
import { createFormatter, locales } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { nodesOf, settingsFlow } from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import { consentFlowOf, type ConsentFlow } from '../../consent-flow.ts'
import { consentScreenOf } from '../consent-screen.ts'
import { wordsIn, type Words } from '../model/words.ts'

const formatter = createFormatter('en')
const say = (words: Words | undefined) => words && wordsIn(formatter, words)

const session: Session = {
  id: 's1',
  active: true,
  expires_at: '2026-11-21T12:00:00Z',
  authenticated_at: '2026-11-20T12:00:00Z',
  issued_at: '2026-11-20T12:00:00Z',
  authenticator_assurance_level: 'aal1',
  authentication_methods: [],
  identity: settingsFlow().identity,
  devices: [],
}

const flow = consentFlowOf({
  session,
  csrfToken: 't',
  action: 'https://app.test/consent',
  request: {
    challenge: 'c1',
    requested_scope: ['openid', 'stamps'],
    client: { client_name: 'Album', policy_uri: 'https://album.test/privacy', tos_uri: 'javascript:alert(1)' },
  },
})
const screen = consentScreenOf({ kind: 'oauth2_consent', flow, project })

test('CONSENT-SCREEN-1, consent: title, account and warnings', () => {
  expect(screen).toMatchObject({ state: 'consent', kind: 'oauth2_consent' })
  const { trust, warning, redirect } = screen.consent
  expect([screen.heading.title, screen.heading.description, trust, warning, redirect].map(say)).toEqual([
    'Authorize Album',
    'Signed in as ada@example.org',
    'Make sure you trust Album',
    'You may be sharing sensitive information with it.',
    "You'll be sent back to Album.",
  ])
})

test('CONSENT-SCREEN-4, consent: every scope starts checked; an unknown one shows its own name', () => {
  expect(
    screen.consent.scopes.map(({ label, description, checked }) => [say(label), say(description), checked]),
  ).toEqual([
    ['Identity', 'See who you are here', true],
    ['stamps', '', true],
  ])
})

test.each(['openid', 'offline_access', 'profile', 'email', 'address', 'phone'])(
  'CONSENT-SCREEN-3, consent: the scope %s has a title and a description',
  (scope) => {
    const nodes = nodesOf(`oauth2_consent/grant_scope:checkbox=${scope}`)
    const drawn = consentScreenOf({
      kind: 'oauth2_consent',
      project,
      flow: { ...flow, ui: { ...flow.ui, nodes } },
    })
    const [toggle] = drawn.consent.scopes ?? []
    const words = ['title', 'description'].map((part) => formatter.find(`consent.scope.${scope}.${part}`))
    expect([toggle?.label, toggle?.description].map(say)).toEqual(words)
    expect(words).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)])
  },
)

test.each(locales)(
  'CONSENT-SCREEN-3, consent: offline, Hydra’s other name of offline_access, has its words (%s)',
  (locale) => {
    const spoken = createFormatter(locale)
    const nodes = nodesOf('oauth2_consent/grant_scope:checkbox=offline')
    const drawn = consentScreenOf({ kind: 'oauth2_consent', project, flow: { ...flow, ui: { ...flow.ui, nodes } } })
    const [toggle] = drawn.consent.scopes ?? []
    const words = ['title', 'description'].map((part) => spoken.find(`consent.scope.offline_access.${part}`))
    expect([toggle?.label, toggle?.description].map((one) => one && wordsIn(spoken, one))).toEqual(words)
    expect(words).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)])
    expect(toggle?.value).toBe('offline')
  },
)

test('CONSENT-SCREEN-6, consent: remember, Allow and Deny post the values of the contract', () => {
  expect(screen.consent.remember).toMatchObject({ name: 'remember', checked: false })
  expect(screen.consent.actions.map(({ label, value, look }) => [say(label), value, look])).toEqual([
    ['Allow', 'accept', 'primary'],
    ['Deny', 'reject', 'plain'],
  ])
  expect(screen.form).toMatchObject({ action: 'https://app.test/consent' })
  expect(screen.form.hidden.map(({ name, value }) => [name, value])).toEqual([
    ['csrf_token', 't'],
    ['consent_challenge', 'c1'],
  ])
})

test.each([
  [{ email: 'ada@example.org', username: 'ada' }, 'Signed in as ada@example.org'],
  [{ email: '', username: 'ada' }, 'Signed in as ada'],
  [{ phone_number: '+491', username: 'ada' }, 'Signed in as ada'],
  [{ phone_number: '+491' }, 'Signed in as +491'],
  [{ age: 36 }, undefined],
] as const)('CONSENT-SCREEN-1, consent: the account of %j', (traits, description) => {
  const identity = session.identity && { ...session.identity, traits }
  const { heading } = consentScreenOf({
    kind: 'oauth2_consent',
    project,
    flow: { ...flow, session: { ...session, identity } },
  })
  expect(say(heading.description)).toBe(description)
})

test('CONSENT-SCREEN-6, consent: draws a button per submit node', () => {
  const later = nodesOf('oauth2_consent/later:submit=yes#1070009')
  const withLater = { ...flow, ui: { ...flow.ui, nodes: [...flow.ui.nodes, ...later] } }
  const { consent } = consentScreenOf({ kind: 'oauth2_consent', project, flow: withLater })
  expect(consent?.actions.map(({ name, value }) => `${name}=${value}`)).toEqual([
    'action=accept',
    'action=reject',
    'later=yes',
  ])
  expect(consent?.actions.map(({ label }) => say(label))).toEqual(['Allow', 'Deny', 'Continue'])
})

test.each([
  ['https://album.test/privacy', true],
  ['HTTP://album.test/privacy', true],
  ['javascript:alert("https://album.test/")', false],
  ['/privacy', false],
])('CONSENT-SCREEN-7, consent: a policy at %s is linked: %s', (policy_uri, isLinked) => {
  const request = { ...flow.consent_request, client: { policy_uri } }
  const { consent } = consentScreenOf({
    kind: 'oauth2_consent',
    project,
    flow: { ...flow, consent_request: request },
  })
  expect(consent?.links.map(({ href }) => href)).toEqual(isLinked ? [policy_uri] : [])
})

test('CONSENT-SCREEN-5, consent: remember has a description and the initial value of the service', () => {
  const remembered = (value: string) => {
    const nodes = nodesOf(`oauth2_consent/remember:checkbox=${value} · oauth2_consent/action:submit=accept`)
    const drawn = consentScreenOf({
      kind: 'oauth2_consent',
      project,
      flow: { ...flow, ui: { ...flow.ui, nodes } },
    })
    return drawn.consent.remember
  }
  expect(remembered('true')).toMatchObject({ value: 'true', checked: true, required: false, disabled: false })
  expect(remembered('false')).toMatchObject({ value: 'true', checked: false })
  expect(say(remembered('true')?.description)).toMatch(/\w/)
})

test.each([
  ['*', { required: true, disabled: false }],
  ['(disabled)', { required: false, disabled: true }],
])('docs/contract/nodes.md §8: a scope marked %s is drawn so', (mark, facts) => {
  const nodes = nodesOf(`oauth2_consent/grant_scope:checkbox=openid${mark} · oauth2_consent/remember:checkbox${mark}`)
  const { consent } = consentScreenOf({
    kind: 'oauth2_consent',
    project,
    flow: { ...flow, ui: { ...flow.ui, nodes } },
  })
  expect([consent?.scopes[0], consent?.remember]).toMatchObject([facts, facts])
})

test('docs/contract/nodes.md §8: a scope without a name draws no name', () => {
  const nodes = nodesOf('oauth2_consent/grant_scope:checkbox')
  const { consent } = consentScreenOf({
    kind: 'oauth2_consent',
    project,
    flow: { ...flow, ui: { ...flow.ui, nodes } },
  })
  expect(consent?.scopes).toMatchObject([{ value: '', label: { instead: '' } }])
})

test('CONSENT-SCREEN-7, consent: links only http and https addresses', () => {
  expect(screen.consent.links.map(({ label, href }) => [say(label), href])).toEqual([
    ['Privacy policy', 'https://album.test/privacy'],
  ])
})

describe('a scope', () => {
  const drawn = (answered: ConsentFlow['answered'], preselect: 'all' | 'none' | undefined = undefined) =>
    consentScreenOf({
      kind: 'oauth2_consent',
      project: { ...project, ...(preselect && { consent_preselect: preselect }) },
      flow: { ...flow, ...(answered && { answered }) },
    }).consent.scopes.map(({ value, checked, mark }) => [value, checked, say(mark)])

  test.each([
    [undefined, undefined, { openid: [true, undefined], stamps: [true, undefined] }],
    [undefined, 'none', { openid: [false, undefined], stamps: [false, undefined] }],
    [{ granted: ['openid'], refused: [] }, undefined, { openid: [true, undefined], stamps: [true, 'New'] }],
    [{ granted: ['openid'], refused: [] }, 'none', { openid: [true, undefined], stamps: [false, 'New'] }],
    [{ granted: ['openid'], refused: ['stamps'] }, 'all', { openid: [true, undefined], stamps: [false, undefined] }],
  ] as const)('CONSENT-SCREEN-4, consent: after %j with consent_preselect %s', (answered, preselect, expected) => {
    expect(drawn(answered, preselect)).toEqual(Object.entries(expected).map(([name, facts]) => [name, ...facts]))
  })
})

test.each([
  { client: { client_name: ' album' }, mark: { letter: 'A' } },
  { client: { client_id: 'ölbild', logo_uri: 'https://album.test/logo.png' }, mark: { letter: 'Ö' } },
  { client: { logo_uri: '/logo.png' }, mark: { letter: '' } },
  {
    client: { client_name: 'Own', logo_uri: 'https://app.test/own.png' },
    mark: { letter: 'O', logo: 'https://app.test/own.png' },
  },
])('docs/contract/providers-and-oauth2.md §E8: $client is drawn as $mark, never as an image of elsewhere', (given) => {
  const request = { ...flow.consent_request, client: given.client }
  const { consent } = consentScreenOf({ kind: 'oauth2_consent', project, flow: { ...flow, consent_request: request } })
  expect(consent.mark).toEqual(given.mark)
})
