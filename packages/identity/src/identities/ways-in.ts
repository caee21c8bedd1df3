import type { IdentityConfig } from '../config/identity-config.ts'
import type { CredentialRecord } from '../records/identity.ts'
import { type KeyMethod, keysIn, type KeptKey } from '../records/webauthn-credential.ts'
import { firstFactors, firstFactorsOf, firstKeysIn } from './first-factors.ts'

/**
 * Whether an account could not be entered without this key: fewer than two first factors (docs/contract/nodes.md §2.3).
 */
export const isLastWayIn = (
  config: IdentityConfig,
  credentials: readonly CredentialRecord[],
  method: KeyMethod,
  { is_passwordless }: KeptKey,
): boolean => is_passwordless && firstFactors(config).includes(method) && waysIn(config, credentials) < 2

/** First factors that are offered; each key is one (docs/contract/http.md §7.5). */
const waysIn = (config: IdentityConfig, credentials: readonly CredentialRecord[]): number =>
  firstFactorsOf(config, credentials)
    .map((method) => {
      if (method === 'webauthn') return firstKeysIn(credentials).length
      return method === 'passkey' ? keysIn(credentials, method).length : 1
    })
    .reduce((sum, ways) => sum + ways, 0)
