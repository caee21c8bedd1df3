import { locales, tagOf } from '@collect/messages'
import type { JWK } from 'jose'
import type { AdapterFactory, Client, Configuration, FindAccount } from 'oidc-provider'
import { createInteractionPolicy } from '../challenges/interaction-policy.ts'
import { interactionUrl } from '../challenges/interaction-url.ts'
import { logoutSource, postLogoutSuccessSource } from '../challenges/logout-source.ts'
import { offeredAuthMethods, offeredScopes } from '../clients/client-metadata.ts'
import { ownFields } from '../clients/library-client.ts'
import { loadExistingGrant } from '../grants/load-existing-grant.ts'
import { cookieSettings } from './cookies.ts'
import { lifetimes } from './lifetimes.ts'
import { keepOfflineAccess } from './offline-access.ts'
import { renderFault, type FaultPage } from './render-fault.ts'

export interface ProviderParts {
  readonly origin: string
  readonly secrets: readonly string[]
  readonly keys: readonly JWK[]
  readonly adapter: AdapterFactory
  readonly findAccount: FindAccount
  /** In seconds. */
  readonly sessionLifespan: number
  /** Addresses of the operator's pages. */
  readonly policyUrl?: string | undefined
  readonly termsUrl?: string | undefined
  readonly faultPage: FaultPage
}

/** The library's settings; docs/contract/providers-and-oauth2.md §E2 has the reason of each. */
export function providerSettings(parts: ProviderParts): Configuration {
  const { origin, secrets, keys, policyUrl, termsUrl } = parts
  return {
    acrValues: ['aal1', 'aal2'],
    acceptQueryParamAccessTokens: false,
    adapter: parts.adapter,
    allowOmittingSingleRegisteredRedirectUri: false,
    claims,
    clientAuthMethods: [...offeredAuthMethods],
    clientBasedCORS: (_context, requestOrigin, client) =>
      requestOrigin === origin || originsOf(client).includes(requestOrigin),
    clientDefaults: { response_types: ['code'], grant_types: ['authorization_code'] },
    conformIdTokenClaims: false,
    cookies: cookieSettings(origin, secrets),
    discovery: {
      ui_locales_supported: locales.map(tagOf),
      ...(policyUrl !== undefined && { op_policy_uri: new URL(policyUrl, origin).href }),
      ...(termsUrl !== undefined && { op_tos_uri: new URL(termsUrl, origin).href }),
    },
    expiresWithSession: (_context, token) => !isOffline(token.scopes),
    extraClientMetadata: { properties: [...ownFields] },
    extraParams: { offline_access_kept: keepOfflineAccess },
    features: {
      claimsParameter: { enabled: true },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      introspection: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: logoutSource(origin),
        postLogoutSuccessSource: postLogoutSuccessSource(origin),
      },
      userinfo: { enabled: true },
    },
    findAccount: parts.findAccount,
    interactions: { url: interactionUrl(origin), policy: createInteractionPolicy() },
    issueRefreshToken: (_context, client, token) => client.grantTypeAllowed('refresh_token') && isOffline(token.scopes),
    jwks: { keys: [...keys] } as Configuration['jwks'], // one of jose's key sets
    loadExistingGrant,
    pkce: { required: () => true },
    renderError: renderFault(parts.faultPage),
    responseTypes: ['code'],
    rotateRefreshToken: true,
    routes: {
      authorization: '/oauth2/auth',
      end_session: '/oauth2/sessions/logout',
      introspection: '/oauth2/introspect',
      jwks: '/.well-known/jwks.json',
      revocation: '/oauth2/revoke',
      token: '/oauth2/token',
      userinfo: '/userinfo',
    },
    scopes: [...offeredScopes],
    subjectTypes: ['public'],
    ttl: lifetimes(parts.sessionLifespan),
  }
}

/** Claims by scope. */
const claims = {
  openid: ['sub', 'acr', 'amr', 'auth_time', 'sid'],
  profile: ['name', 'given_name', 'family_name', 'nickname', 'preferred_username', 'picture', 'locale', 'updated_at'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  address: ['address'],
}

const isOffline = (scopes: ReadonlySet<string>): boolean => scopes.has('offline_access') || scopes.has('offline')

const originsOf = (client: Client): readonly unknown[] => {
  const origins = client['allowed_cors_origins']
  return Array.isArray(origins) ? origins : []
}
