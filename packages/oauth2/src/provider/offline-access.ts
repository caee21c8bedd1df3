import { errors, type KoaContextWithOIDC, type Client } from 'oidc-provider'

/**
 * Puts `offline_access` back into the scope of an authorization request. The library drops it unless the request has
 * `prompt=consent`. OpenID Connect Core allows other conditions: here, users decide about it on the consent page.
 */
export function keepOfflineAccess({ oidc, query }: KoaContextWithOIDC, _value: unknown, client: Client): void {
  const { params } = oidc
  const asked = typeof query['scope'] === 'string' ? query['scope'].split(' ') : []
  const kept = typeof params?.['scope'] === 'string' ? params['scope'].split(' ') : []
  if (!params || !asked.includes('offline_access') || kept.includes('offline_access')) return
  if (!client.grantTypeAllowed('refresh_token')) return
  if (client.scope?.split(' ').includes('offline_access') === false) {
    throw new errors.InvalidScope('requested scope is not allowed', 'offline_access')
  }
  params['scope'] = [...kept, 'offline_access'].join(' ')
}
