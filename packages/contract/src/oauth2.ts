/** An OAuth2 client in the names of Hydra's admin API (docs/contract/providers-and-oauth2.md §D1), without its secret. */
export interface OAuth2Client {
  readonly client_id?: string
  readonly client_name?: string
  readonly client_uri?: string
  readonly logo_uri?: string
  readonly policy_uri?: string
  readonly tos_uri?: string
  readonly skip_consent?: boolean
  readonly redirect_uris?: readonly string[]
  readonly scope?: string
}

/** What the application's request says about the user and the pages. */
export interface OidcContext {
  readonly acr_values?: readonly string[]
  readonly ui_locales?: readonly string[]
  readonly display?: string
  readonly id_token_hint_claims?: Readonly<Record<string, unknown>>
  readonly login_hint?: string
}

/** An OAuth2 client's request to sign a user in. */
export interface LoginRequest {
  readonly challenge: string
  /** The application's request at the provider; opening it begins again. */
  readonly request_url: string
  readonly requested_scope?: readonly string[]
  readonly requested_access_token_audience?: readonly string[]
  /** The provider knows the user already: the page accepts without a question. */
  readonly skip: boolean
  /** The identity that is signed in at the provider; empty without one. */
  readonly subject: string
  readonly oidc_context?: OidcContext
  readonly client: OAuth2Client
  readonly session_id?: string
}

/** An OAuth2 client's request for consent (docs/contract/http.md §8.2). */
export interface ConsentRequest {
  readonly challenge: string
  readonly consent_request_id?: string
  readonly request_url?: string
  readonly requested_scope?: readonly string[]
  readonly requested_access_token_audience?: readonly string[]
  readonly skip?: boolean
  readonly subject?: string
  readonly oidc_context?: OidcContext
  readonly client?: OAuth2Client
  readonly login_challenge?: string
  readonly login_session_id?: string
  readonly acr?: string
  readonly amr?: readonly string[]
  readonly context?: unknown
}

/** A request to sign the user out. */
export interface LogoutRequest {
  readonly challenge: string
  readonly subject?: string
  readonly sid?: string
  readonly request_url?: string
  /** True when an application asks, false when the user opened the provider's logout address. */
  readonly rp_initiated?: boolean
  readonly client?: OAuth2Client
}

/** A consent that a user gave to an OAuth2 client and that still holds. */
export interface ConsentSession {
  readonly consent_request: Pick<ConsentRequest, 'client' | 'subject' | 'requested_scope'>
  readonly grant_scope?: readonly string[]
  readonly handled_at?: string
  /** RFC 3339; only the embedded provider tells it. */
  readonly last_used?: string
  readonly remember?: boolean
}
