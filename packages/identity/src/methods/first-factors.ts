import type { IdentityConfig } from '../config/identity-config.ts'
import type { CredentialRecord } from '../identities/identity-record.ts'

/** Methods that sign in alone, as the settings have them (contract/http.md §4.2). */
export function firstFactors({ selfservice: { methods } }: IdentityConfig): readonly string[] {
  const isOn = {
    password: methods.password.enabled,
    // With codes as a second factor they are no first one.
    code: methods.code.enabled && methods.code.passwordless_enabled,
    passkey: methods.passkey.enabled,
  }
  return Object.entries(isOn).flatMap(([method, on]) => (on ? [method] : []))
}

/** Those of them that an account has. */
export const firstFactorsOf = (config: IdentityConfig, credentials: readonly CredentialRecord[]): readonly string[] =>
  firstFactors(config).filter((method) => credentials.some(({ type }) => type === method))
