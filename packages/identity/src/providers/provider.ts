/** What a provider said of a user, in the shape that mappers read (docs/contract/providers-and-oauth2.md §A8). */
export interface ProviderClaims {
  readonly iss: string
  /** The subject: never empty. */
  readonly sub: string
  readonly email?: string
  readonly email_verified?: true
  /** All that the provider said. */
  readonly raw_claims: Readonly<Record<string, unknown>>
  readonly [claim: string]: unknown
}

/** The tokens of a sign-in. */
export interface ProviderTokens {
  readonly idToken?: string
  readonly accessToken?: string
  readonly refreshToken?: string
}

/** A proved user of a provider. */
export interface ProvedUser {
  readonly claims: ProviderClaims
  /**
   * The provider vouches for the e-mail of the claims: its kind's rule says that the address is proved
   * (docs/contract/providers-and-oauth2.md §A2, §A8).
   */
  readonly vouches: boolean
  readonly tokens: ProviderTokens
  readonly acr?: string
  readonly amr?: readonly string[]
  /** When the user signed in at the provider, in milliseconds. */
  readonly signedInAt?: number
}

/** The start of a trip to a provider. */
export interface TripRequest {
  /** The trip's id: the `state` of OAuth2, the `RelayState` of SAML. */
  readonly state: string
  /** Parameters for the provider, filtered already: `hd`, `prompt`, `auth_type`, `acr_values`. */
  readonly upstream: Readonly<Record<string, string>>
  /** The user must sign in at the provider anew. */
  readonly isRefresh: boolean
}

/** What a trip remembers for the way back; it is stored sealed. */
export interface TripProof {
  readonly verifier?: string
  readonly nonce?: string
  /** SAML: id of the request. */
  readonly requestId?: string
}

/** A provider of identities, as the methods `oidc` and `saml` use it. The port hides network and protocol. */
export interface Provider {
  readonly id: string
  /** The kind of the configuration, e.g. `google`; `saml` for SAML. */
  readonly kind: string
  /** The text of its button. */
  readonly label: string
  readonly organizationId?: string
  /** The address at the provider that the browser opens. @throws ProviderFault */
  begin(request: TripRequest): Promise<{ readonly location: string; readonly proof: TripProof }>
  /**
   * Checks the provider's answer and reads the user's claims.
   * @param answer the parameters of the callback
   * @throws ProviderFault
   */
  finish(answer: URLSearchParams, trip: TripProof & { readonly state: string }): Promise<ProvedUser>
  /** Checks an id token that an application submits; unset, the kind takes none. @throws ProviderFault */
  check?(idToken: string, nonce: string | undefined): Promise<ProvedUser & { readonly expiresAt: number }>
}

/**
 * Why a trip failed. `cancelled`: the user changed their mind. `denied`: the provider refused, in the words of `said`.
 * `down`: it does not answer in time.
 * `answer`: its answer is wrong. `scope`: the user did not grant what the sign-in needs.
 */
export type FaultKind = 'cancelled' | 'denied' | 'down' | 'answer' | 'scope'

export class ProviderFault extends Error {
  readonly kind: FaultKind
  /** The provider's own words, for the user, as text: at most 200 characters. */
  readonly said?: string

  /** @param message the reason for the log, without a token, a code or a claim */
  constructor(kind: FaultKind, message: string, options: { readonly said?: string; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'ProviderFault'
    this.kind = kind
    if (options.said !== undefined) this.said = options.said
  }
}
