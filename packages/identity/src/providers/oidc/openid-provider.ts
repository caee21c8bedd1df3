import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import * as client from 'openid-client'
import type { Clock } from '../../clock.ts'
import type { ProviderSettings } from '../../config/provider-config.ts'
import { ProviderFault, type Provider, type ProvedUser, type TripRequest } from '../provider.ts'
import { appleSecret } from './apple.ts'
import { providerClaimsOf, isTrueClaim } from './claims.ts'
import { providerFaultAt, refuseErrorIn } from './faults.ts'
import { kinds, type Kind } from './kinds.ts'

export interface OidcProviderOptions {
  readonly settings: ProviderSettings
  /** The address that is registered at the provider. */
  readonly redirectUri: string
  readonly fetch: client.CustomFetch
  readonly clock: Clock
}

/** How long discovery documents and keys are kept, in milliseconds. */
const kept = 60 * 60_000
/** How long to wait before keys are asked again for an unknown one, in milliseconds. */
const keysPause = 60_000
/** How far a provider's clock may differ, in seconds. */
const skew = 60

/** A provider that speaks OpenID Connect, found by discovery. */
export function createOpenIdProvider({ settings, redirectUri, fetch, clock }: OidcProviderOptions): Provider {
  const kind: Kind = kinds[settings.provider as keyof typeof kinds] // the caller makes GitHub's otherwise
  const issuer = settings.issuer_url ?? kind.issuer ?? ''
  const server = issuer.replace(/\/+$/, '')
  let found: { readonly config: client.Configuration; readonly until: number } | undefined
  const keys = new WeakMap<client.Configuration, Keys>()

  const keysOf = (config: client.Configuration): Keys => {
    const known = keys.get(config) ?? remoteKeys(config, fetch)
    keys.set(config, known)
    return known
  }

  const configuration = async (): Promise<client.Configuration> => {
    if (found && found.until > clock()) return found.config
    const isPlain = new URL(issuer).protocol === 'http:'
    const auth = settings.client_secret === undefined ? client.None() : client.ClientSecretPost(settings.client_secret)
    const at = kind.tenants?.discovery(settings) ?? new URL(issuer)
    const config = await client.discovery(at, settings.client_id, { [client.clockTolerance]: skew }, auth, {
      [client.customFetch]: (address, init) => fetch(kind.tenants ? address.replace(at.origin, server) : address, init),
      // The library would trust the connection; the signature of an id token is checked all the same.
      execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
    })
    kind.tenants?.refuseOther(config.serverMetadata().issuer, server, settings)
    config[client.customFetch] = fetch
    found = { config, until: clock() + kept }
    return config
  }

  const takesPkce = (config: client.Configuration): boolean => {
    if (settings.pkce !== 'auto') return settings.pkce === 'force'
    return kind.takesPkce === true || config.serverMetadata().supportsPKCE('S256')
  }

  const provedBy = (raw: Readonly<Record<string, unknown>>, iss: string, tokens: ProvedUser['tokens']): ProvedUser => {
    const subject = raw[kind.subject?.(settings) ?? 'sub']
    if (typeof subject !== 'string' || subject === '') throw new ProviderFault('answer', 'the answer has no subject')
    const { acr, amr, auth_time } = raw
    const vouches = typeof raw['email'] === 'string' && (kind.vouches ?? vouchesByClaim)(raw)
    return {
      claims: providerClaimsOf(iss, subject, raw, vouches),
      vouches,
      tokens,
      ...(typeof acr === 'string' && { acr }),
      ...(Array.isArray(amr) && { amr: amr.filter((one) => typeof one === 'string') }),
      ...(typeof auth_time === 'number' && { signedInAt: auth_time * 1000 }),
    }
  }

  return {
    id: settings.id,
    kind: settings.provider,
    label: settings.label ?? settings.id,
    ...(settings.organization_id !== undefined && { organizationId: settings.organization_id }),

    async begin({ state, upstream, isRefresh }: TripRequest) {
      const config = await configuration().catch(providerFaultAt('discovery'))
      const nonce = client.randomNonce()
      const verifier = takesPkce(config) ? client.randomPKCECodeVerifier() : undefined
      const scopes = kind.scopes?.(settings.scope) ?? settings.scope
      const location = startAddress(config, {
        ...kind.parameters?.(settings),
        ...upstream,
        // After the parameters of the press: a client cannot ask for less than a new sign-in.
        ...(isRefresh && { prompt: 'login', max_age: '0' }),
        redirect_uri: redirectUri,
        scope: (scopes.includes('openid') ? scopes : ['openid', ...scopes]).join(' '),
        state,
        nonce,
        ...(verifier !== undefined && {
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
        ...(settings.requested_claims && { claims: JSON.stringify(settings.requested_claims) }),
      })
      return { location: location.href, proof: { nonce, ...(verifier !== undefined && { verifier }) } }
    },

    async finish(answer, { state, nonce, verifier }) {
      refuseErrorIn(answer)
      if (!answer.get('code')) throw new ProviderFault('answer', 'the callback has no code')
      const config = await configuration().catch(providerFaultAt('discovery'))
      const address = new URL(redirectUri)
      for (const name of ['code', 'state', 'iss']) {
        const value = answer.get(name)
        if (value !== null) address.searchParams.set(name, value)
      }
      const secret = await appleSecret(settings, issuer, clock)
      const tokens = await client
        .authorizationCodeGrant(
          config,
          address,
          {
            expectedState: state,
            idTokenExpected: true,
            ...(nonce !== undefined && { expectedNonce: nonce }),
            ...(verifier !== undefined && { pkceCodeVerifier: verifier }),
          },
          secret === undefined ? {} : { client_id: settings.client_id, client_secret: secret },
        )
        .catch(providerFaultAt('token'))
      const claims = tokens.claims()
      if (!claims) throw new ProviderFault('answer', 'the provider gave no id token')
      kind.tenants?.refuseUserOfOther(claims, server, settings)
      const more =
        settings.claims_source === 'userinfo'
          ? await client.fetchUserInfo(config, tokens.access_token, claims.sub).catch(providerFaultAt('userinfo'))
          : {}
      const posted = kind.posted?.(answer.get('user'))
      const raw = { ...posted, ...ofSameEmail(claims, more), ...more }
      return provedBy(raw, claims.iss, {
        ...(tokens.id_token !== undefined && { idToken: tokens.id_token }),
        accessToken: tokens.access_token,
        ...(tokens.refresh_token !== undefined && { refreshToken: tokens.refresh_token }),
      })
    },

    ...(kind.takesIdTokens && {
      async check(idToken: string, nonce: string | undefined) {
        const config = await configuration().catch(providerFaultAt('discovery'))
        const { issuer: iss } = config.serverMetadata()
        const { payload } = await jwtVerify(idToken, keysOf(config), {
          issuer: iss,
          audience: [settings.client_id, ...settings.additional_id_token_audiences],
          clockTolerance: skew,
          requiredClaims: ['exp', 'iat', 'sub'],
        }).catch((cause: unknown) => {
          if (cause instanceof ProviderFault) throw cause
          throw new ProviderFault('answer', 'the id token is not valid', { cause })
        })
        const hasNone = payload['nonce'] === undefined && nonce === undefined
        if (hasNone ? !kind.mayLackNonce?.(payload) : payload['nonce'] !== nonce)
          throw new ProviderFault('answer', hasNone ? 'the id token needs a nonce' : 'the nonce is another one')
        const user = provedBy(payload, iss, { idToken })
        // The database keeps whole milliseconds; a provider may write fractions, and times beyond all calendars.
        const expiresAt = Math.min(Math.ceil(Number(payload.exp) * 1000), Number.MAX_SAFE_INTEGER)
        return { ...user, expiresAt }
      },
    }),
  }
}

/** @throws ProviderFault when the discovery document has no address for the start, or one that is no web address */
function startAddress(config: client.Configuration, parameters: Record<string, string>): URL {
  try {
    return client.buildAuthorizationUrl(config, parameters)
  } catch (cause) {
    return providerFaultAt('discovery')(cause)
  }
}

/** The claims of the id token. Their proof of an e-mail is no proof of another e-mail in the userinfo answer. */
function ofSameEmail(claims: client.IDToken, more: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (more['email'] === undefined || more['email'] === claims['email']) return claims
  const { email_verified: _, xms_edov: _domain, ...rest } = claims
  return rest
}

const vouchesByClaim = ({ email_verified }: Readonly<Record<string, unknown>>): boolean => isTrueClaim(email_verified)

type Keys = ReturnType<typeof createRemoteJWKSet>

/** The provider's keys, which are kept. */
function remoteKeys(config: client.Configuration, fetch: client.CustomFetch): Keys {
  const { jwks_uri } = config.serverMetadata()
  if (jwks_uri === undefined || !URL.canParse(jwks_uri))
    throw new ProviderFault('answer', 'the provider names no address of keys')
  return createRemoteJWKSet(new URL(jwks_uri), {
    cacheMaxAge: kept,
    cooldownDuration: keysPause,
    [customFetch]: (address) => fetch(address, { method: 'GET', headers: {}, redirect: 'manual', body: undefined }),
  })
}
