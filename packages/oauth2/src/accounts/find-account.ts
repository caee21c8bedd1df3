import type { FindAccount } from 'oidc-provider'
import { claimsOf } from './claims-of.ts'
import type { FindIdentity } from './identities.ts'

/** The library's account: the identity, while it is active. */
export const findAccount =
  (find: FindIdentity): FindAccount =>
  async (_context, sub) => {
    const identity = await find(sub)
    if (identity === undefined) return undefined
    return { accountId: identity.id, claims: async () => ({ sub: identity.id, ...claimsOf(identity) }) }
  }
