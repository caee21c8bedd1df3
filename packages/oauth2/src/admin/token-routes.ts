import { Hono } from 'hono'
import type Provider from 'oidc-provider'
import type { FindIdentity } from '../accounts/identities.ts'
import { HydraError } from './hydra-error.ts'

interface TokenRoutes {
  readonly provider: () => Provider
  readonly findIdentity: FindIdentity
  readonly revokeTokensOfClient: (clientId: string) => Promise<void>
}

/** `/admin/oauth2/introspect` and `/admin/oauth2/tokens` (docs/contract/providers-and-oauth2.md §D1). */
export function tokenRoutes({ provider, findIdentity, revokeTokensOfClient }: TokenRoutes): Hono {
  const app = new Hono()
  app.post('/introspect', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const token = form.get('token')
    if (!token) throw new HydraError(400, 'The form must hold a token.')
    return c.json(await introspect(provider(), findIdentity, token, form.get('scope') ?? ''))
  })
  app.delete('/tokens', async (c) => {
    const clientId = c.req.query('client_id')
    if (!clientId) throw new HydraError(400, 'The query must hold a client_id.')
    await revokeTokensOfClient(clientId)
    return c.body(null, 204)
  })
  return app
}

const inactive = { active: false } as const

/** @param wanted scopes that the token must have, parted by spaces */
async function introspect(provider: Provider, findIdentity: FindIdentity, text: string, wanted: string) {
  const access = await provider.AccessToken.find(text)
  const refresh = access ? undefined : await provider.RefreshToken.find(text)
  const token = access ?? refresh
  if (!token?.isValid || token.accountId === undefined || token.grantId === undefined) return inactive
  const grant = await provider.Grant.find(token.grantId)
  if (!grant || grant.clientId !== token.clientId || grant.accountId !== token.accountId) return inactive
  if ((await findIdentity(token.accountId)) === undefined) return inactive
  const scopes = token.scope?.split(' ') ?? []
  if (!wanted.split(' ').every((scope) => scope === '' || scopes.includes(scope))) return inactive
  return {
    active: true,
    client_id: token.clientId,
    scope: token.scope ?? '',
    sub: token.accountId,
    iss: provider.issuer,
    aud: [],
    exp: token.exp,
    iat: token.iat,
    nbf: token.iat,
    token_type: 'Bearer',
    token_use: access ? 'access_token' : 'refresh_token',
    ext: {},
  }
}
