import type { ProviderSettings } from '../../config/provider-config.ts'
import * as client from 'openid-client'
import { ProviderFault, type Provider } from '../provider.ts'
import { providerClaimsOf } from './claims.ts'
import { providerFaultAt, refuseErrorIn } from './faults.ts'

interface GithubOptions {
  readonly settings: ProviderSettings
  readonly redirectUri: string
  readonly fetch: client.CustomFetch
}

/** GitHub speaks OAuth2 without OpenID Connect: the user is read from its API. */
export function createGithubProvider({ settings, redirectUri, fetch }: GithubOptions): Provider {
  const base = settings.issuer_url?.replace(/\/+$/, '')
  const authUrl = settings.auth_url ?? `${base ?? 'https://github.com'}/login/oauth/authorize`
  const tokenUrl = settings.token_url ?? `${base ?? 'https://github.com'}/login/oauth/access_token`
  const api = base ?? 'https://api.github.com'
  const server = { issuer: tokenUrl, authorization_endpoint: authUrl, token_endpoint: tokenUrl }
  const config = new client.Configuration(
    server,
    settings.client_id,
    undefined,
    client.ClientSecretPost(settings.client_secret ?? ''),
  )
  config[client.customFetch] = async (address, init) => {
    const response = await fetch(address, { ...init, headers: { ...init.headers, accept: 'application/json' } })
    return address === tokenUrl ? withErrorStatus(response) : response
  }
  if (tokenUrl.startsWith('http:')) client.allowInsecureRequests(config)
  const read = async (path: string, token: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json', 'user-agent': 'collect' }
    const response = await fetch(`${api}${path}`, { method: 'GET', headers, body: undefined, redirect: 'manual' })
    if (response.status !== 200) throw new ProviderFault('answer', `${path} answered with ${response.status}`)
    return response.json().catch((cause: unknown) => {
      throw new ProviderFault('answer', `${path} is no JSON`, { cause })
    })
  }
  const scopes = settings.scope.length > 0 ? settings.scope : ['user:email']

  return {
    id: settings.id,
    kind: settings.provider,
    label: settings.label ?? settings.id,
    ...(settings.organization_id !== undefined && { organizationId: settings.organization_id }),

    async begin({ state, upstream }) {
      const verifier = settings.pkce === 'never' ? undefined : client.randomPKCECodeVerifier()
      const location = client.buildAuthorizationUrl(config, {
        ...upstream,
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        state,
        ...(verifier !== undefined && {
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      })
      return { location: location.href, proof: verifier === undefined ? {} : { verifier } }
    },

    async finish(answer, { state, verifier }) {
      refuseErrorIn(answer)
      const code = answer.get('code')
      if (!code) throw new ProviderFault('answer', 'the callback has no code')
      const address = new URL(redirectUri)
      address.searchParams.set('code', code)
      address.searchParams.set('state', state)
      const checks = { expectedState: state, ...(verifier !== undefined && { pkceCodeVerifier: verifier }) }
      const tokens = await client.authorizationCodeGrant(config, address, checks).catch(providerFaultAt('token'))
      const granted = (tokens.scope ?? '').split(/[\s,]+/)
      if (scopes.some((one) => !granted.includes(one) && !granted.includes(one.split(':')[0] ?? one))) {
        throw new ProviderFault('scope', 'the user did not grant every scope')
      }
      const user = (await read('/user', tokens.access_token)) as Readonly<Record<string, unknown>> | null
      const id = user?.['id']
      if (typeof id !== 'number' && typeof id !== 'string') throw new ProviderFault('answer', '/user names no id')
      const list = await read('/user/emails', tokens.access_token)
      const emails: readonly unknown[] = Array.isArray(list) ? list : []
      const primary = emails.find(isPrimary)
      const raw = {
        ...user,
        nickname: user?.['login'],
        preferred_username: user?.['login'],
        profile: user?.['html_url'],
        picture: user?.['avatar_url'],
        email: primary?.email,
        email_verified: primary?.verified === true,
      }
      const vouches = primary?.verified === true
      return {
        claims: providerClaimsOf(tokenUrl, String(id), raw, vouches),
        vouches,
        tokens: { accessToken: tokens.access_token },
      }
    },
  }
}

const isPrimary = (entry: unknown): entry is { readonly email: string; readonly verified?: unknown } =>
  typeof entry === 'object' && entry !== null && 'primary' in entry && entry.primary === true && 'email' in entry

/** GitHub tells errors with status 200; the library expects 400. */
async function withErrorStatus(response: Response): Promise<Response> {
  const text = await response.text()
  const isError = response.status === 200 && /^\s*\{[^]*"error"\s*:/.test(text)
  return new Response(text, { status: isError ? 400 : response.status, headers: response.headers })
}
