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

/** A way into an account, without what its method and its sessions know of it. */
export interface CredentialWay extends Omit<WayIn, 'method' | 'used_at'> {
  /** Which of several keys was used last is not known. */
  readonly sharesUse?: true
}

/**
 * Whether an account could not be entered without this key: fewer than two first factors (docs/contract/nodes.md §2.3).
 */
export const isLastWayIn = (
  factors: Factors,
  credentials: readonly CredentialRecord[],
  method: WebauthnMethod,
  { is_passwordless }: WebauthnCredential,
): boolean => is_passwordless && factors.first.includes(method) && factors.waysIn(credentials) < 2

/** Each key of a method is a way of its own. */
export const keyWays =
  (method: WebauthnMethod) =>
  (_: CredentialRecord, credentials: readonly CredentialRecord[], factors: Factors): readonly CredentialWay[] => {
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
