import type { KoaContextWithOIDC } from 'oidc-provider'

/** The grant that answers an authorization request (docs/contract/providers-and-oauth2.md §E7). */
export async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { client, provider, result, session } = oidc
  const grantId = result?.consent?.grantId ?? (client && session?.grantIdFor(client.clientId))
  return grantId === undefined ? undefined : provider.Grant.find(grantId)
}
