import type { FlowKind } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { Cell } from './cell.ts'
import { codeLogin } from './code/login.ts'
import { codeRecovery } from './code/recovery.ts'
import { codeRegistration } from './code/registration.ts'
import { codeVerification } from './code/verification.ts'
import { identifierFirstLogin } from './identifier-first/login.ts'
import { lookupSecretLogin } from './lookup-secret/login.ts'
import { lookupSecretSettings } from './lookup-secret/settings.ts'
import { passwordLogin } from './password/login.ts'
import { passwordRegistration } from './password/registration.ts'
import { passwordSettings } from './password/settings.ts'
import { profileRegistration } from './profile/registration.ts'
import { profileSettings } from './profile/settings.ts'
import { totpLogin } from './totp/login.ts'
import { totpSettings } from './totp/settings.ts'

export const methodNames = ['identifier_first', 'profile', 'password', 'code', 'totp', 'lookup_secret'] as const
export type MethodName = (typeof methodNames)[number]

/** Every method in every kind of flow where it exists. */
// prettier-ignore
export const matrix: Readonly<Record<MethodName, Partial<Record<FlowKind, Cell>>>> = {
  identifier_first: { login: identifierFirstLogin },
  profile:  {                    registration: profileRegistration,   settings: profileSettings },
  password: { login: passwordLogin, registration: passwordRegistration,  settings: passwordSettings },
  code:     { login: codeLogin, registration: codeRegistration, recovery: codeRecovery, verification: codeVerification },
  totp:     { login: totpLogin,                                          settings: totpSettings },
  lookup_secret: { login: lookupSecretLogin,                             settings: lookupSecretSettings },
}

export const cellOf = (kind: FlowKind, method: MethodName): Cell | undefined => matrix[method][kind]

export const isMethodName = (word: unknown): word is MethodName => methodNames.some((name) => name === word)

const truthy = (value: unknown): boolean => value === true || value === 'true'

/** Which method a body is for; some settings are named by their button alone (contract/http.md §5.1). */
export function methodOf(kind: FlowKind, body: Readonly<Record<string, unknown>>): unknown {
  if (kind === 'login') return loginMethodOf(body)
  // The way back is a button beside those of other methods.
  if (kind === 'registration' && body['screen'] !== undefined) return 'profile'
  if (kind !== 'settings') return body['method']
  if (truthy(body['totp_unlink'])) return 'totp'
  if (Object.keys(body).some((name) => name.startsWith('lookup_secret_') && truthy(body[name]))) return 'lookup_secret'
  return body['method']
}

function loginMethodOf(body: Readonly<Record<string, unknown>>): unknown {
  // An address to send a code to is enough to say which.
  const method = body['method'] ?? (body['address'] === undefined ? undefined : 'code')
  return isMethodName(method) || body['identifier'] === undefined ? method : 'identifier_first'
}

/** Whether the settings have a method; the one that asks for the name follows the style of the sign-in. */
export const isEnabled = ({ selfservice }: IdentityConfig, method: MethodName): boolean =>
  method === 'identifier_first' || selfservice.methods[method].enabled
