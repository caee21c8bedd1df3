import type { Session } from '@collect/contract'
import { consentFlowOf } from '@collect/flow'
import { expect, test } from 'vitest'
import { draw, project } from './draw.tsx'
import { all, named, testid, type Wanted } from './markup.ts'

const session: Session = {
  id: 's1',
  active: true,
  expires_at: '2026-11-21T12:00:00Z',
  authenticated_at: '2026-11-20T12:00:00Z',
  issued_at: '2026-11-20T12:00:00Z',
  authenticator_assurance_level: 'aal1',
  authentication_methods: [],
  identity: {
    id: 'i1',
    schema_id: 'default',
    schema_url: 'http://localhost:3000/schemas/default',
    state: 'active',
    traits: { email: 'ada@example.org' },
    metadata_public: null,
    organization_id: null,
    created_at: '2026-11-20T12:00:00Z',
    updated_at: '2026-11-20T12:00:00Z',
  },
  devices: [],
}

const page = draw({
  kind: 'oauth2_consent',
  project,
  flow: consentFlowOf({
    session,
    csrfToken: 'guard',
    action: 'http://localhost:3000/consent/decision',
    request: {
      challenge: 'c1',
      requested_scope: ['openid', 'email', 'https://album.example/read'],
      client: {
        client_name: 'Album',
        policy_uri: 'https://album.example/privacy',
        tos_uri: 'https://album.example/terms',
      },
    },
  }),
})
const [form] = all(page, testid('oauth2_consent-flow'))

// Consent screen (CONSENT-SCREEN).
test('the consent screen names the client, the user and a warning', () => {
  expect(all(page, named('h1'))[0]?.text).toBe('Authorize Album')
  for (const words of [
    'Signed in as ada@example.org',
    'Make sure you trust Album',
    'You may be sharing sensitive information with it.',
    "You'll be sent back to Album.",
  ])
    expect(page.text).toContain(words)
})

test('the consent screen draws every scope as a ticked checkbox with label and description', () => {
  const boxes = all(form ?? page, ({ attributes }) => attributes['name'] === 'grant_scope')
  expect(boxes.map(({ attributes }) => [attributes['type'], attributes['value'], 'checked' in attributes])).toEqual([
    ['checkbox', 'openid', true],
    ['checkbox', 'email', true],
    ['checkbox', 'https://album.example/read', true],
  ])
  const texts = (wanted: Wanted) => all(page, wanted).map(({ text }) => text)
  const said = boxes.map(({ attributes: { id, 'aria-describedby': explanation } }) => [
    texts((tag) => tag.name === 'label' && tag.attributes['for'] === id),
    explanation ? texts((tag) => tag.attributes['id'] === explanation) : [],
  ])
  expect(said).toEqual([
    [['Identity'], ['See who you are here']],
    [['Email'], ["See your email address and whether it's verified"]],
    // An unknown scope shows its name.
    [['https://album.example/read'], []],
  ])
})

test('the consent form has a button per answer and a CSRF token', () => {
  expect(form?.attributes).toMatchObject({ action: 'http://localhost:3000/consent/decision', method: 'post' })
  const buttons = all(form ?? page, named('button')).map(({ attributes, text }) => [
    attributes['type'],
    attributes['name'],
    attributes['value'],
    text,
  ])
  expect(buttons).toEqual([
    ['submit', 'action', 'accept', 'Allow'],
    ['submit', 'action', 'reject', 'Deny'],
  ])
  const hidden = all(form ?? page, ({ attributes }) => attributes['type'] === 'hidden')
  expect(hidden.map(({ attributes }) => [attributes['name'], attributes['value']])).toEqual([
    ['csrf_token', 'guard'],
    ['consent_challenge', 'c1'],
    ['remember', 'false'],
  ])
})

test('the consent screen links to the policy and terms of the client', () => {
  expect(all(page, named('a')).map(({ attributes, text }) => [attributes['href'], text])).toEqual([
    ['https://album.example/privacy', 'Privacy policy'],
    ['https://album.example/terms', 'Terms of service'],
  ])
})
