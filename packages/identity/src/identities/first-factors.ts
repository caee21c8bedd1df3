import { arePasswordless } from '../config/passwordless-keys.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { CredentialRecord } from '../records/identity.ts'
import { keysIn } from '../records/webauthn-credential.ts'

/** Methods that sign in alone, as the settings have them (docs/contract/http.md §4.2). */
export function firstFactors(config: IdentityConfig): readonly string[] {
  const { methods } = config.selfservice
  const isOn = {
    password: methods.password.enabled,
    // With codes as a second factor they are no first one.
    code: methods.code.enabled && methods.code.passwordless_enabled,
    passkey: methods.passkey.enabled,
    webauthn: arePasswordless(config),
  }
  return Object.entries(isOn).flatMap(([method, on]) => (on ? [method] : []))
}

/** Those of them that an account has. */
export const firstFactorsOf = (config: IdentityConfig, credentials: readonly CredentialRecord[]): readonly string[] =>
  firstFactors(config).filter((method) => credentials.some((one) => one.type === method && isFirst(one)))

/** A security key was made to sign in alone or not, and is found by a name. */
const isFirst = (credential: CredentialRecord): boolean =>
  credential.type !== 'webauthn' || (credential.identifiers.length > 0 && firstKeysIn([credential]).length > 0)

/** Security keys that sign in alone. */
export const firstKeysIn = (credentials: readonly CredentialRecord[]) =>
  keysIn(credentials, 'webauthn').filter(({ is_passwordless }) => is_passwordless)
