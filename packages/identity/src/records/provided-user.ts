import type { AddressVia, Traits } from '@collect/contract'

/** One linked provider of an account, as its credential keeps it (docs/contract/providers-and-oauth2.md §A16). */
export interface ProviderLink {
  readonly subject: string
  /** The id of the provider in the configuration. */
  readonly provider: string
  readonly organization?: string
  /** Kept from an import: the service does not act on it. */
  readonly use_auto_link?: boolean
  /** The tokens of the first sign-in, sealed. */
  readonly initial_id_token?: string
  readonly initial_access_token?: string
  readonly initial_refresh_token?: string
  readonly added_at: string
}

/** The purpose under which the tokens of a link are sealed. */
export const providerTokenPurpose = 'provider-token'

interface ProvidedAddress {
  readonly via: AddressVia
  readonly value: string
}

/** A user whom a provider proved, before an account has the link. */
export interface ProvidedUser {
  readonly method: 'oidc' | 'saml'
  readonly link: ProviderLink
  /** The text of the provider's button. */
  readonly label: string
  /** What the mapper made of the claims. */
  readonly traits: Traits
  readonly metadataPublic?: unknown
  readonly metadataAdmin?: unknown
  /** Addresses that the account gets verified. */
  readonly verified: readonly ProvidedAddress[]
  /** Addresses that the provider vouches for: the user may learn whose they are. */
  readonly vouched: readonly ProvidedAddress[]
  readonly aal: 'aal1' | 'aal2'
  readonly acr?: string
  readonly amr?: readonly string[]
  /** When the proof ends, in milliseconds. */
  readonly until: number
}

/** The identifier of a link in its credential. */
export const linkIdentifierOf = ({ provider, subject }: Pick<ProviderLink, 'provider' | 'subject'>): string =>
  `${provider}:${subject}`

/** The links in a credential. */
export function linksIn(config: Readonly<Record<string, unknown>> | undefined): readonly ProviderLink[] {
  const { providers } = config ?? {}
  return Array.isArray(providers) ? (providers as readonly ProviderLink[]) : [] // written by this service alone
}
