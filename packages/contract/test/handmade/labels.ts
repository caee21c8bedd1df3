import type { UiMessage } from '@collect/contract'
import { said } from './said.ts'

const providers: Readonly<Record<string, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  microsoft: 'Microsoft',
  facebook: 'Facebook',
  discord: 'Discord',
  slack: 'Slack',
  spotify: 'Spotify',
  acme: 'Acme Works',
  'cabinet-club': 'Cabinet Club',
}

/** Titles from the identity schema. */
const titles: Readonly<Record<string, string>> = {
  identifier: 'E-mail',
  'traits.email': 'E-mail',
  'traits.username': 'Username',
  'traits.phone_number': 'Phone number',
  'traits.name.first': 'First name',
  'traits.name.last': 'Last name',
  'traits.tos': 'I accept the terms of service',
  'traits.country': 'Country',
  'traits.language': 'Language',
  'traits.age': 'Age',
  'traits.website': 'Website',
  'traits.birthday': 'Birthday',
  'traits.met_at': 'First visit',
}

/** Security keys and passkeys by credential id. */
const keys: Readonly<Record<string, string>> = {
  '0a': 'Blue key',
  '0b': 'Key at work',
  '0c': 'Telephone',
  '0d': 'Laptop',
  '0e': 'Tablet',
}
const added = { added_at: '2026-11-02T09:30:00.000Z', added_at_unix: 1_793_611_800 }

const provided = (id: number) => (_name: string, value: string) =>
  said(id, { provider: providers[value] ?? value, provider_id: value })
const kept = (id: number) => (_name: string, value: string) =>
  said(id, { display_name: keys[value] ?? value, ...added })
const asItIs = (id: number) => (_name: string, value: string) => said(id, undefined, value)

/** Labels whose text depends on the node (docs/contract/messages.md §2). */
const labels: Readonly<Record<number, (name: string, value: string) => UiMessage>> = {
  1010002: provided(1010002),
  1010018: provided(1010018),
  1040002: provided(1040002),
  1050002: (_name, value) => said(1050002, { provider: providers[value] ?? value }),
  1050003: (_name, value) => said(1050003, { provider: providers[value] ?? value }),
  1010023: (_name, value) => said(1010023, { address: value, channel: value.includes('@') ? 'email' : 'sms' }),
  1050018: kept(1050018),
  1050020: kept(1050020),
  1050021: (_name, value) => ({
    ...said(1050021, { device_name: keys[value] ?? value, device_type: 'ios', created_at: added.added_at }),
    text: `Remove ${keys[value] ?? value}`,
  }),
  1070002: (name) => said(1070002, { title: titles[name] ?? name, name }),
  9999111: asItIs(9999111),
}

export const labelOf = (id: number, name: string, value: string): UiMessage => labels[id]?.(name, value) ?? said(id)
