import { claimsOf } from '@collect/oauth2-admin'
import type { FindAccount } from 'oidc-provider'
import type { FindIdentity } from './identities.ts'

/** Scopes that have claims about a user. The library drops those that were not granted. */
const claimScopes = ['profile', 'email', 'phone', 'address']

/** The library's account: the identity, while it is active. */
export const findAccount =
  (find: FindIdentity): FindAccount =>
  async (_context, sub) => {
    const identity = await find(sub)
    if (identity === undefined) return undefined
    return { accountId: identity.id, claims: async () => ({ sub: identity.id, ...claimsOf(identity, claimScopes) }) }
  }
