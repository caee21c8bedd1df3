import type { Group, InputAttributes, SettingsFlow, UiMessage, UiNode } from '@collect/contract'
import { expect, test } from 'vitest'
import { draw, project } from './draw.tsx'
import { input } from './made.ts'
import { all, named, testid, type Tag } from './markup.ts'

const info = (id: number, context?: UiMessage['context']): UiMessage => ({
  id,
  type: 'info',
  text: '',
  ...(context && { context }),
})

function settings(...nodes: readonly UiNode[]): Tag {
  const flow: SettingsFlow = {
    id: 'f1',
    type: 'browser',
    state: 'show_form',
    issued_at: '2026-11-20T12:00:00Z',
    expires_at: '2026-11-20T13:00:00Z',
    request_url: 'http://localhost:3000/self-service/settings/browser',
    ui: { action: 'http://localhost:3000/self-service/settings?flow=f1', method: 'POST', nodes },
    identity: {
      id: 'i1',
      schema_id: 'default',
      schema_url: 'http://localhost:3000/schemas/default',
      state: 'active',
      traits: {},
      metadata_public: null,
      organization_id: null,
      created_at: '2026-11-20T12:00:00Z',
      updated_at: '2026-11-20T12:00:00Z',
    },
  }
  return draw({ kind: 'settings', flow, project })
}

const submit = (group: Group, name: string, value: string, label: UiMessage, more: Partial<InputAttributes> = {}) =>
  input(group, { name, type: 'submit', value, ...more }, label)
const button = (page: Tag, name: string, value: string) =>
  all(page, ({ attributes }) => attributes['name'] === name && attributes['value'] === value)[0]

// Settings sections (SETTINGS-SECTION).
test('draws a row per provider, connected or not, with a button to change it', () => {
  const page = settings(
    submit('oidc', 'link', 'github', info(1050002, { provider: 'GitHub' })),
    submit('oidc', 'unlink', 'google', info(1050003, { provider: 'Google' })),
  )
  expect(all(page, named('li')).map(({ text }) => text)).toEqual([
    'GitHubNot connectedConnect GitHub',
    'GoogleConnectedDisconnect Google',
  ])
  expect(all(page, testid('settings-sso'))).toHaveLength(2)
})

test('draws a security key with name, date and a remove button that names the key', () => {
  const label = info(1050018, { display_name: 'Study laptop', added_at_unix: 1_787_000_000 })
  const page = settings(submit('webauthn', 'webauthn_remove', '0a', label))
  expect(all(page, named('li'))[0]?.text).toBe('Study laptopAdded on August 17, 2026Remove Study laptop')
  expect(button(page, 'webauthn_remove', '0a')?.attributes).not.toHaveProperty('disabled')
})

test('disables the remove button of the last way to sign in and describes why', () => {
  const label = info(1050020, { display_name: 'Phone' })
  const page = settings(submit('passkey', 'passkey_remove', '0b', label, { disabled: true }))
  const { attributes } = button(page, 'passkey_remove', '0b') ?? page
  expect(attributes).toHaveProperty('disabled')
  const why = all(page, (tag) => tag.attributes['id'] === attributes['aria-describedby'])
  expect(why.map(({ text }) => text)).toEqual([
    'This is your last sign-in method. Add another one before you remove it.',
  ])
})

test('draws the QR code and the secret of an authenticator app side by side, then the code field', () => {
  const page = settings(
    {
      type: 'img',
      group: 'totp',
      attributes: { node_type: 'img', id: 'totp_qr', src: 'data:image/png;base64,AA==', width: 256, height: 256 },
      messages: [],
      meta: { label: info(1050005) },
    },
    {
      type: 'text',
      group: 'totp',
      attributes: { node_type: 'text', id: 'totp_secret_key', text: info(1050006, { secret: 'JBSWY3DP' }) },
      messages: [],
      meta: { label: info(1050017) },
    },
    input('totp', { name: 'totp_code', type: 'text', required: true }, info(1070006)),
    submit('totp', 'method', 'totp', info(1070003)),
  )
  const [pair] = all(page, ({ attributes }) => attributes['class'] === 'qr')
  expect(all(pair ?? page, testid('node/image/totp_qr'))[0]?.attributes).toMatchObject({ width: '256', height: '256' })
  // The element's whole text is the secret (docs/contract/test-ids.md).
  expect(all(pair ?? page, testid('node/text/totp_secret_key/text'))[0]?.text).toBe('JBSWY3DP')
  expect(all(page, ({ attributes }) => attributes['class'] === 'otp__cell')).toHaveLength(6)
})

test('draws a line per backup code, used ones with their date, and a file of the unused ones', () => {
  const secrets = [
    info(1050009, { secret: '4821093a' }),
    info(1050014, { used_at: '2026-11-02T09:00:00Z', used_at_unix: 1_793_610_000 }),
    info(1050009, { secret: '77102645' }),
  ]
  const page = settings({
    type: 'text',
    group: 'lookup_secret',
    attributes: { node_type: 'text', id: 'lookup_secret_codes', text: info(1050015, { secrets }) },
    messages: [],
    meta: { label: info(1050010) },
  })
  const [list] = all(page, testid('node/text/lookup_secret_codes/text'))
  expect(all(list ?? page, named('code')).map(({ text }) => text)).toEqual([
    '4821093a',
    expect.stringMatching(/^Used on November 2, 2026/),
    '77102645',
  ])
  const [file] = all(page, ({ attributes }) => attributes['download'] === 'recovery-codes.txt')
  expect(decodeURIComponent(file?.attributes['href'] ?? '')).toMatch(
    /^data:text\/plain;charset=utf-8,Backup codes\n.*\n\n1\. 4821-093a\n2\. 7710-2645\n$/u,
  )
})
