import { claimsOf } from '@collect/oauth2-admin'
import type { FindAccount } from 'oidc-provider'
import type { FindIdentity } from './identities.ts'

/** Scopes that have claims about a user. The library drops those that were not granted. */
const claimScopes = ['profile', 'email', 'phone', 'address']

interface Uses {
  /** Notes that a client used a token of an account. */
  touch(accountId: string, clientId: string): Promise<void>
}

/** The library's account: the identity, while it is active. */
export const findAccount =
  (find: FindIdentity, uses: Uses): FindAccount =>
  async (_context, sub, token) => {
    const identity = await find(sub)
    if (identity === undefined) return undefined
    if (token?.clientId !== undefined) await uses.touch(sub, token.clientId)
    return { accountId: identity.id, claims: async () => ({ sub: identity.id, ...claimsOf(identity, claimScopes) }) }
  }
