import { keyConfigOf } from '../records/webauthn-credential.ts'
import type { CredentialRecord } from '../records/identity.ts'

/** Methods that come second; what they keep is sealed (docs/contract/http.md §4.2). */
export const secondFactors = ['totp', 'lookup_secret', 'webauthn'] as const
export type SecondFactor = (typeof secondFactors)[number]

export const isSecondFactor = (type: string): type is SecondFactor => secondFactors.some((one) => one === type)

/** Whether an account has a factor that comes second; keys that sign in alone are none (docs/contract/http.md §4.2). */
export const hasSecondFactor = (credentials: readonly Pick<CredentialRecord, 'type' | 'config'>[]): boolean =>
  credentials.some(
    (credential) =>
      isSecondFactor(credential.type) &&
      (credential.type !== 'webauthn' ||
        keyConfigOf(credential).credentials.some(({ is_passwordless }) => !is_passwordless)),
  )
