import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '../../../src/config/config-error.ts'
import { parseConfig } from '../../../src/config/load-config.ts'

// The keys of a provider: each is read, or refused by its path (docs/contract/providers-and-oauth2.md §A1, §A2).

const place = { origin: 'http://localhost:3000', directory: '/srv/config' }
const path = 'selfservice.methods.oidc.config.providers.0'

function problems(provider: object, rest: object = {}): readonly string[] {
  const config = {
    selfservice: {
      default_browser_return_url: '/',
      methods: { oidc: { enabled: true, config: { providers: [provider] } } },
    },
    identity: { schemas: [{ id: 'default', url: 'file://./identity.schema.json' }] },
    ...rest,
  }
  try {
    parseConfig(JSON.stringify(config), place)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

const least = { id: 'x', client_id: 'c', client_secret: 's', mapper_url: 'base64://e30=' }
const generic = { ...least, provider: 'generic', issuer_url: 'https://id.example' }
const ecKey = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' })
const apple = {
  ...least,
  client_secret: undefined,
  provider: 'apple',
  apple_team_id: 'TEAM',
  apple_private_key_id: 'KEY',
  apple_private_key: ecKey('P-256'),
}

describe('kinds', () => {
  test.each([
    generic,
    { ...least, provider: 'google' },
    { ...least, provider: 'github' },
    { ...least, provider: 'gitlab' },
    { ...least, provider: 'microsoft', microsoft_tenant: 'common' },
    apple,
  ])('$provider is read', (provider) => {
    expect(problems(provider)).toEqual([])
  })

  test.each([
    'github-app',
    'discord',
    'salesforce',
    'slack',
    'facebook',
    'auth0',
    'vk',
    'yandex',
    'spotify',
    'netid',
    'dingtalk',
    'patreon',
    'line',
    'linkedin',
    'linkedin_v2',
    'lark',
    'x',
    'fedcm-test',
    'amazon',
    'uaepass',
    'unknown',
  ])('%s is refused by its path', (provider) => {
    expect(problems({ ...least, provider })).toEqual([
      `${path}.provider: expected generic, google, github, gitlab, microsoft, apple; generic serves every provider with discovery`,
    ])
  })
})

describe('the private key of apple', () => {
  test.each([
    ['no key', 'secret words'],
    ['a key of another curve', ecKey('P-384')],
    ['a key of another kind', generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })],
    [
      'a public key',
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' }),
    ],
    ['a broken key', apple.apple_private_key.toString().replace(/MI/, 'XX')],
  ])('%s stops the start, and is not repeated', (_, apple_private_key) => {
    expect(problems({ ...apple, apple_private_key })).toEqual([
      `${path}.apple_private_key: expected the content of the .p8 file, a private key for ES256`,
    ])
  })

  test.each(['apple_team_id', 'apple_private_key_id', 'apple_private_key'])('%s is required', (key) => {
    expect(problems({ ...apple, [key]: undefined })).toEqual([`${path}.${key}: required for apple`])
  })
})

describe('keys that another kind or only Kratos has are refused by name', () => {
  test.each([
    [generic, 'apple_team_id', 'T', 'only apple has this key'],
    [generic, 'microsoft_tenant', 'common', 'only microsoft has this key'],
    [generic, 'subject_source', 'oid', 'only microsoft has this key'],
    [generic, 'auth_url', 'https://a.example', 'only github has this key: the other kinds are found by discovery'],
    [generic, 'token_url', 'https://a.example', 'only github has this key: the other kinds are found by discovery'],
    [generic, 'account_linking_mode', 'automatic', 'only confirm_with_existing_credential is supported'],
    [generic, 'net_id_token_origin_header', 'https://a.example', 'not supported yet'],
    [generic, 'client_secret', undefined, 'required'],
    [generic, 'tenant', 'x', 'unknown key'],
    [apple, 'client_secret', 's', 'apple takes no client_secret: the service signs one with apple_private_key'],
    [{ ...least, provider: 'microsoft', microsoft_tenant: 'common' }, 'subject_source', 'me', 'not supported yet'],
    [{ ...least, provider: 'microsoft' }, 'microsoft_tenant', undefined, 'required for microsoft'],
  ])('%#: a key', (provider, key, value, problem) => {
    expect(problems({ ...provider, [key]: value })).toEqual([`${path}.${key}: ${problem}`])
  })
})
