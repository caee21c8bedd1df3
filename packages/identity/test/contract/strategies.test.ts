import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { flowKinds, type AnyFlow, type FlowKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { methods } from '../../src/methods/methods.ts'

const golden = fileURLToPath(new URL('../../../contract/golden/', import.meta.url))

/** The methods of each kind of flow (CALL-SUBMIT-2). */
const specified: Readonly<Record<FlowKind, readonly string[]>> = {
  login: ['code', 'identifier_first', 'lookup_secret', 'oidc', 'passkey', 'password', 'saml', 'totp', 'webauthn'],
  registration: ['code', 'oidc', 'passkey', 'password', 'profile', 'saml', 'webauthn'],
  settings: ['lookup_secret', 'oidc', 'passkey', 'password', 'profile', 'saml', 'totp', 'webauthn'],
  recovery: ['code', 'link'],
  verification: ['code', 'link'],
}
/** Methods whose flows depend on a provider; tests of their own hold them. */
const withProvider = new Set(['oidc', 'saml'])

interface Golden {
  /** The first form. */
  readonly start: string
  /**
   * Refusals by message number, one flow for each number that the method has (docs/contract/nodes.md).
   */
  readonly refused: Readonly<Record<number, string>>
  /** The answer at the end. */
  readonly success: string
}

/** The golden flows of each strategy, by their names in packages/contract/golden. */
const flows: Readonly<Record<FlowKind, Readonly<Record<string, Golden>>>> = {
  login: {
    identifier_first: {
      start: 'login/first-start',
      refused: { 4000002: 'login/first-missing', 4000037: 'login/first-unknown' },
      success: 'login/first-then-password',
    },
    password: {
      start: 'login/password-start',
      refused: {
        4000002: 'login/password-missing-both',
        4000006: 'login/password-wrong',
        4010011: 'login/password-inactive',
      },
      success: 'answers/login-success',
    },
    code: {
      start: 'login/code-start',
      refused: {
        4000001: 'login/code-too-many',
        4000002: 'login/code-missing',
        4000035: 'login/code-unknown',
        4010008: 'login/code-wrong',
        4010010: 'login/aal2-code-unknown',
      },
      success: 'answers/login-code',
    },
    totp: {
      start: 'login/aal2-totp',
      refused: { 4000008: 'login/aal2-totp-wrong', 4000011: 'login/aal2-totp-missing' },
      success: 'answers/login-totp',
    },
    lookup_secret: {
      start: 'login/aal2-lookup',
      refused: {
        4000012: 'login/aal2-lookup-used',
        4000014: 'login/aal2-lookup-missing',
        4000016: 'login/aal2-lookup-wrong',
      },
      success: 'answers/login-lookup',
    },
    webauthn: {
      start: 'login/webauthn-start',
      refused: {
        4000001: 'login/webauthn-failed',
        4000002: 'login/webauthn-missing',
        4000013: 'login/webauthn-gone',
        4000015: 'login/webauthn-unknown',
        4000043: 'login/webauthn-refused',
      },
      success: 'answers/login-webauthn',
    },
    passkey: {
      start: 'login/passkey-start',
      refused: {
        4000001: 'login/passkey-failed',
        4000013: 'login/passkey-gone',
        4000015: 'login/passkey-unknown',
        4000043: 'login/passkey-refused',
      },
      success: 'answers/login-passkey',
    },
  },
  registration: {
    profile: {
      start: 'registration/profile-start',
      refused: { 4000002: 'registration/profile-missing' },
      success: 'registration/then-password',
    },
    password: {
      start: 'registration/password-start',
      refused: {
        4000002: 'registration/password-missing-both',
        4000007: 'registration/password-taken',
        4000031: 'registration/password-similar',
        4000032: 'registration/password-invalid',
        4000033: 'registration/password-too-long',
        4000034: 'registration/password-breached',
      },
      success: 'answers/registration-success',
    },
    code: {
      start: 'registration/code-start',
      refused: {
        4000002: 'registration/code-missing',
        4000007: 'registration/code-taken',
        4000036: 'registration/code-traits-differ',
        4040003: 'registration/code-wrong',
      },
      success: 'answers/registration-code',
    },
    webauthn: {
      start: 'registration/webauthn-start',
      refused: {
        4000001: 'registration/webauthn-failed',
        4000002: 'registration/webauthn-missing',
        4000007: 'registration/webauthn-taken',
        4000017: 'registration/webauthn-name-long',
      },
      success: 'answers/registration-webauthn',
    },
    passkey: {
      start: 'registration/passkey-start',
      refused: {
        4000001: 'registration/passkey-failed',
        4000002: 'registration/passkey-missing',
        4000007: 'registration/passkey-taken',
      },
      success: 'answers/registration-passkey',
    },
  },
  settings: {
    profile: {
      start: 'settings/start',
      refused: {
        4000002: 'settings/profile-missing',
        4000007: 'settings/profile-taken',
        4000040: 'settings/profile-invalid',
      },
      success: 'settings/profile-saved',
    },
    password: {
      start: 'settings/start',
      refused: {
        4000002: 'settings/password-missing',
        4000032: 'settings/password-too-short',
        4000039: 'settings/password-same',
      },
      success: 'settings/password-saved',
    },
    totp: {
      start: 'settings/totp-start',
      refused: { 4000008: 'settings/totp-wrong' },
      success: 'settings/totp-linked',
    },
    lookup_secret: { start: 'settings/lookup-generated', refused: {}, success: 'settings/lookup-confirmed' },
    webauthn: {
      start: 'settings/webauthn-start',
      refused: { 4000001: 'settings/webauthn-refused', 4000002: 'settings/webauthn-name-missing' },
      success: 'settings/webauthn-keys',
    },
    passkey: {
      start: 'settings/passkey-start',
      refused: { 4000001: 'settings/passkey-failed' },
      success: 'settings/passkey-keys',
    },
  },
  recovery: {
    code: {
      start: 'recovery/code-start',
      refused: { 4000002: 'recovery/code-missing-address', 4060006: 'recovery/code-wrong' },
      success: 'recovery/code-success',
    },
    link: {
      start: 'recovery/link-start',
      refused: { 4000002: 'recovery/link-missing-address', 4060004: 'recovery/link-used' },
      success: 'recovery/link-success',
    },
  },
  verification: {
    code: {
      start: 'verification/code-start',
      refused: { 4000002: 'verification/code-missing-address', 4070006: 'verification/code-wrong' },
      success: 'verification/code-success',
    },
    link: {
      start: 'verification/link-start',
      refused: { 4000002: 'verification/link-missing-address', 4070001: 'verification/link-used' },
      success: 'verification/link-success',
    },
  },
}

const expected = flowKinds.flatMap((kind) => specified[kind].map((method) => ({ kind, method })))
const isGolden = (name: string) => existsSync(`${golden}${name}.json`)
const flowNamed = (name: string) => JSON.parse(readFileSync(`${golden}${name}.json`, 'utf8')) as AnyFlow // a golden flow

test('the methods have the specified strategies, and no others', () => {
  const made = flowKinds.flatMap((kind) =>
    methods.flatMap(({ name, strategies }) => (strategies[kind] ? [`${kind} ${name}`] : [])),
  )
  expect(made.toSorted()).toEqual(expected.map(({ kind, method }) => `${kind} ${method}`).toSorted())
})

describe.each(expected.filter(({ method }) => !withProvider.has(method)))('$kind by $method', ({ kind, method }) => {
  const named = flows[kind][method] ?? { start: 'none', refused: {}, success: 'none' }

  test('the golden first form exists and is the method’s own', () => {
    const { ui } = flowNamed(named.start)
    expect(ui.nodes.filter(({ group }) => group === method)).not.toEqual([])
  })

  test.each(Object.entries(named.refused))('the golden refusal has message %s', (id, name) => {
    const { ui } = flowNamed(name)
    const said = [...(ui.messages ?? []), ...ui.nodes.flatMap(({ messages }) => messages)]
    expect(said.map((message) => String(message.id))).toContain(id)
  })

  test('the golden success exists', () => expect(isGolden(named.success)).toBe(true))
})
