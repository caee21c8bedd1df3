import type { Client, Configuration } from 'oidc-provider'
import { lifespanMs, type LifespanName } from '../clients/lifespans.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

type Token = 'access_token' | 'id_token' | 'refresh_token'

/** Lifetimes in seconds (docs/contract/providers-and-oauth2.md §E2); a client may have its own. */
export const lifetimes = (sessionLifespan: number): NonNullable<Configuration['ttl']> => ({
  AccessToken: (context, _token, client) => ownLifespan(client, 'access_token', context) ?? hour,
  AuthorizationCode: minute,
  // Longer than any of its tokens. A remembered consent sets its own end.
  Grant: 30 * day + hour,
  IdToken: (context, _token, client) => ownLifespan(client, 'id_token', context) ?? hour,
  Interaction: 30 * minute,
  RefreshToken: (context, _token, client) => ownLifespan(client, 'refresh_token', context) ?? 30 * day,
  Session: sessionLifespan,
})

function ownLifespan(client: Client, token: Token, context: unknown): number | undefined {
  const grant = isRefresh(context) ? 'refresh_token' : 'authorization_code'
  const name: LifespanName = `${grant}_grant_${token}_lifespan`
  const span = client[name]
  const ms = typeof span === 'string' ? lifespanMs(span) : undefined
  return ms === undefined ? undefined : Math.floor(ms / 1_000)
}

const isRefresh = (context: unknown): boolean => {
  const { oidc } = (context ?? {}) as { oidc?: { params?: { grant_type?: unknown } } } // the library's context, if any
  return oidc?.params?.grant_type === 'refresh_token'
}
