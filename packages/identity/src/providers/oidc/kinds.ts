import type { ProviderKind, ProviderSettings } from '../../config/provider-config.ts'
import { appleNames } from './apple.ts'
import { isTrueClaim } from './claims.ts'
import { microsoftDiscovery, microsoftServer, refuseOtherTenant, refuseOtherTenantsUser } from './microsoft.ts'

/** What one kind of provider does in its own way (docs/contract/providers-and-oauth2.md §A2). */
export interface Kind {
  /** The issuer, when the configuration names none. */
  readonly issuer?: string
  /** The server has an issuer for each tenant; the configuration names the server, without a tenant. */
  readonly tenants?: {
    discovery(settings: ProviderSettings): URL
    /** @throws ProviderFault */
    refuseOther(issuer: string, server: string, settings: ProviderSettings): void
    /** @throws ProviderFault */
    refuseUserOfOther(claims: Readonly<Record<string, unknown>>, server: string, settings: ProviderSettings): void
  }
  /** Whether the provider takes PKCE although its discovery does not say so. */
  readonly takesPkce?: true
  /** Parameters of the start. */
  parameters?(settings: ProviderSettings): Readonly<Record<string, string>>
  /** Scopes that it is asked for. */
  scopes?(scope: readonly string[]): readonly string[]
  /** The claim with the user's id; unset, `sub`. */
  subject?(settings: ProviderSettings): 'sub' | 'oid'
  /** Whether the claims' e-mail is proved; unset, `email_verified` says so. */
  vouches?(claims: Readonly<Record<string, unknown>>): boolean
  /** Claims of the field `user` that comes with the code. Claims of the id token win. */
  posted?(user: string | null): Readonly<Record<string, unknown>>
  /** Whether applications can submit id tokens. */
  readonly takesIdTokens?: true
  /** Whether a submitted id token may lack the nonce; unset, it may not. */
  mayLackNonce?(claims: Readonly<Record<string, unknown>>): boolean
}

export const kinds: Readonly<Record<Exclude<ProviderKind, 'github'>, Kind>> = {
  generic: { takesIdTokens: true },
  google: {
    issuer: 'https://accounts.google.com',
    takesPkce: true,
    takesIdTokens: true,
    // Not every kit of Google writes one.
    mayLackNonce: () => true,
    scopes: (scope) => scope.filter((one) => one !== 'offline_access'),
    parameters: ({ scope }): Readonly<Record<string, string>> =>
      scope.includes('offline_access') ? { access_type: 'offline' } : {},
  },
  gitlab: { issuer: 'https://gitlab.com', takesPkce: true },
  microsoft: {
    issuer: microsoftServer,
    tenants: {
      discovery: microsoftDiscovery,
      refuseOther: refuseOtherTenant,
      refuseUserOfOther: refuseOtherTenantsUser,
    },
    takesPkce: true,
    subject: ({ subject_source }) => (subject_source === 'oid' ? 'oid' : 'sub'),
    // Any tenant can set any address; this claim says that the tenant's owner proved the domain.
    vouches: ({ xms_edov }) => isTrueClaim(xms_edov) || xms_edov === 1 || xms_edov === '1',
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    posted: appleNames,
    takesIdTokens: true,
    // Not every device of Apple writes one; the others say so.
    mayLackNonce: ({ nonce_supported }) => !isTrueClaim(nonce_supported),
    parameters: ({ scope }): Readonly<Record<string, string>> =>
      scope.includes('email') || scope.includes('name') ? { response_mode: 'form_post' } : {},
  },
}
