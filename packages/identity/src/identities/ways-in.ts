import type { WayIn } from '@collect/contract'
import { wireTime } from '../clock.ts'
import type { Factors } from './factors.ts'
import type { CredentialRecord } from '../records/identity.ts'
import {
  credentialHexIdOf,
  webauthnCredentialsIn,
  type WebauthnCredential,
  type WebauthnMethod,
} from '../records/webauthn-credential.ts'

/** A way into an account, without the data from its method and its sessions. */
export interface CredentialWay extends Omit<WayIn, 'method' | 'used_at'> {
  /** The service does not know which of several keys was used last. */
  readonly sharesUse?: true
}

/**
 * Whether the account has no other first factor than this key (docs/contract/nodes.md §2.3).
 */
export const isLastWayIn = (
  factors: Factors,
  credentials: readonly CredentialRecord[],
  method: WebauthnMethod,
  { is_passwordless }: WebauthnCredential,
): boolean => is_passwordless && factors.first.includes(method) && factors.waysIn(credentials) < 2

/** Each key of a method is a way in. */
export const keyWays =
  (method: WebauthnMethod) =>
  (
    _: CredentialRecord,
    credentials: readonly CredentialRecord[],
    { factors }: { readonly factors: Factors },
  ): readonly CredentialWay[] => {
    const keys = webauthnCredentialsIn(credentials, method)
    return keys.map((key) => ({
      ...(key.display_name !== '' && { name: key.display_name }),
      added_at: key.added_at,
      ...(keys.length > 1 && { sharesUse: true }),
      ...(!isLastWayIn(factors, credentials, method, key) && {
        remove: { name: `${method}_remove`, value: credentialHexIdOf(key) },
      }),
    }))
  }

export const wayOf = ({ createdAt }: CredentialRecord): CredentialWay => ({ added_at: wireTime(createdAt) })
