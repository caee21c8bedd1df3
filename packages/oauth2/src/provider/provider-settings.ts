import { locales, tagOf } from '@collect/messages'
import type { JWK } from 'jose'
import type {
  AdapterFactory,
  Client,
  Configuration,
  FindAccount,
  Interaction,
  interactionPolicy,
  KoaContextWithOIDC,
} from 'oidc-provider'
import { offeredAuthMethods, offeredScopes } from '../clients/client-metadata.ts'
import { ownFields } from '../clients/library-client.ts'
import { claimsByScope } from '../grants/claims-by-scope.ts'
import { cookieSettings } from './cookies.ts'
import { lifetimes } from './lifetimes.ts'
import { refuseUnknownScopes } from './offered-scopes.ts'
import { keepOfflineAccess } from './offline-access.ts'
import { renderFault, type FaultPage } from './render-fault.ts'

/** What the library asks us while a request runs. */
export interface Hooks {
  readonly findAccount: FindAccount
  readonly policy: interactionPolicy.DefaultPolicy
  /** The page that asks the user. */
  readonly pageOf: (context: unknown, interaction: Interaction) => string
  readonly loadExistingGrant: NonNullable<Configuration['loadExistingGrant']>
  readonly mayIntrospect: (
    context: unknown,
    client: Client,
    token: { readonly accountId?: string; readonly clientId?: string | undefined },
  ) => Promise<boolean>
  readonly askLogout: (context: KoaContextWithOIDC) => Promise<void>
  readonly afterLogout: (context: KoaContextWithOIDC) => void
}

export interface ProviderParts {
  readonly origin: string
  readonly secrets: readonly string[]
  readonly keys: readonly JWK[]
  readonly adapter: AdapterFactory
  readonly hooks: Hooks
  /** In seconds. */
  readonly sessionLifespan: number
  /** Addresses of the operator's pages. */
  readonly policyUrl?: string | undefined
  readonly termsUrl?: string | undefined
  readonly faultPage: FaultPage
}

/** The library's settings; docs/contract/providers-and-oauth2.md §E2 has the reason of each. */
export function providerSettings(parts: ProviderParts): Configuration {
  const { origin, secrets, keys, hooks, policyUrl, termsUrl } = parts
  return {
    acrValues: ['aal1', 'aal2'],
    acceptQueryParamAccessTokens: false,
    adapter: parts.adapter,
    allowOmittingSingleRegisteredRedirectUri: false,
    claims: claimsByScope,
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
    // Two checks of ours; no client sends parameters of these names.
    extraParams: { offline_access_kept: keepOfflineAccess, offered_scopes: refuseUnknownScopes },
    features: {
      claimsParameter: { enabled: true },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      introspection: { enabled: true, allowedPolicy: hooks.mayIntrospect },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: hooks.askLogout,
        postLogoutSuccessSource: hooks.afterLogout,
      },
      userinfo: { enabled: true },
    },
    findAccount: hooks.findAccount,
    interactions: { url: hooks.pageOf, policy: hooks.policy },
    issueRefreshToken: (_context, client, token) => client.grantTypeAllowed('refresh_token') && isOffline(token.scopes),
    jwks: { keys: [...keys] } as Configuration['jwks'], // one of jose's key sets
    loadExistingGrant: hooks.loadExistingGrant,
    pkce: { required: () => true },
    renderError: renderFault(parts.faultPage),
    responseTypes: ['code'],
    // At a logout and a revocation, tokens end and the consent stays.
    revokeGrantPolicy: ({ oidc }) => oidc.route === 'token',
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

const isOffline = (scopes: ReadonlySet<string>): boolean => scopes.has('offline_access') || scopes.has('offline')

const originsOf = (client: Client): readonly unknown[] => {
  const origins = client['allowed_cors_origins']
  return Array.isArray(origins) ? origins : []
}
