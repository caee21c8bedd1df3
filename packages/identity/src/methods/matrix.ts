import type { FlowKind } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { Cell } from './cell.ts'
import { codeLogin } from './code/login.ts'
import { codeRecovery } from './code/recovery.ts'
import { codeRegistration } from './code/registration.ts'
import { codeVerification } from './code/verification.ts'
import { identifierFirstLogin } from './identifier-first/login.ts'
import { linkRecovery } from './link/recovery.ts'
import { linkVerification } from './link/verification.ts'
import { lookupSecretLogin } from './lookup-secret/login.ts'
import { lookupSecretSettings } from './lookup-secret/settings.ts'
import { passkeyLogin } from './passkey/login.ts'
import { passkeyRegistration } from './passkey/registration.ts'
import { passkeySettings } from './passkey/settings.ts'
import { passwordLogin } from './password/login.ts'
import { passwordRegistration } from './password/registration.ts'
import { passwordSettings } from './password/settings.ts'
import { profileRegistration } from './profile/registration.ts'
import { profileSettings } from './profile/settings.ts'
import { totpLogin } from './totp/login.ts'
import { totpSettings } from './totp/settings.ts'
import { webauthnLogin } from './webauthn/login.ts'
import { webauthnRegistration } from './webauthn/registration.ts'
import { webauthnSettings } from './webauthn/settings.ts'

export const methodNames = [
  'identifier_first',
  'profile',
  'password',
  'code',
  'link',
  'totp',
  'lookup_secret',
  'webauthn',
  'passkey',
] as const
export type MethodName = (typeof methodNames)[number]

/** Every method in every kind of flow where it exists. */
// prettier-ignore
export const matrix: Readonly<Record<MethodName, Partial<Record<FlowKind, Cell>>>> = {
  identifier_first: { login: identifierFirstLogin },
  profile:  {                    registration: profileRegistration,   settings: profileSettings },
  password: { login: passwordLogin, registration: passwordRegistration,  settings: passwordSettings },
  code:     { login: codeLogin, registration: codeRegistration, recovery: codeRecovery, verification: codeVerification },
  link:     {                                   recovery: linkRecovery, verification: linkVerification },
  totp:     { login: totpLogin,                                          settings: totpSettings },
  lookup_secret: { login: lookupSecretLogin,                             settings: lookupSecretSettings },
  webauthn: { login: webauthnLogin, registration: webauthnRegistration,  settings: webauthnSettings },
  passkey:  { login: passkeyLogin, registration: passkeyRegistration,    settings: passkeySettings },
}

export const cellOf = (kind: FlowKind, method: MethodName): Cell | undefined => matrix[method][kind]

/** Recovery and verification go one way, which the settings name and the flow keeps as `active`. */
export const hasOneWay = (kind: FlowKind): kind is 'recovery' | 'verification' =>
  kind === 'recovery' || kind === 'verification'

export const isMethodName = (word: unknown): word is MethodName => methodNames.some((name) => name === word)

const truthy = (value: unknown): boolean => value === true || value === 'true'

/** Fields that say which method they are for, where none is named: an address to send a code to, what a key said. */
const tellingFields: Partial<Record<FlowKind, Readonly<Record<string, MethodName>>>> = {
  login: { address: 'code', passkey_login: 'passkey', webauthn_login: 'webauthn' },
  registration: { passkey_register: 'passkey', webauthn_register: 'webauthn' },
  recovery: { token: 'link' },
  verification: { token: 'link' },
}

/** Which method a body is for; some are named by a field or a button alone (docs/contract/http.md §5.1). */
export function methodOf(kind: FlowKind, body: Readonly<Record<string, unknown>>): unknown {
  const has = (...names: readonly string[]) => names.some((name) => body[name] !== undefined)
  // The way back is a button beside those of other methods.
  if (kind === 'registration' && has('screen')) return 'profile'
  if (kind !== 'settings') {
    const telling = Object.entries(tellingFields[kind] ?? {}).find(([name]) => has(name))
    const method = body['method'] ?? telling?.[1]
    // A name alone is for the page that asks for it (docs/contract/http.md §5.1).
    return kind !== 'login' || isMethodName(method) || !has('identifier') ? method : 'identifier_first'
  }
  if (truthy(body['totp_unlink'])) return 'totp'
  if (Object.keys(body).some((name) => name.startsWith('lookup_secret_') && truthy(body[name]))) return 'lookup_secret'
  if (has('webauthn_register', 'webauthn_remove')) return 'webauthn'
  if (has('passkey_settings_register', 'passkey_remove')) return 'passkey'
  return body['method']
}

/** Whether the settings have a method; the one that asks for the name follows the style of the sign-in. */
export const isEnabled = ({ selfservice }: IdentityConfig, method: MethodName): boolean =>
  method === 'identifier_first' || selfservice.methods[method].enabled
