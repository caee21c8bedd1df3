import type { Traits } from '@collect/contract'
import type { IdentityRecord } from '../records/identity.ts'
import type { Address } from '../schema/identity-schema.ts'
import type { ProvedUser, Provider } from './provider.ts'

/** What a mapper makes of a user's claims (docs/contract/providers-and-oauth2.md §A8). */
export interface Mapped {
  readonly traits: Traits
  readonly metadataPublic?: unknown
  readonly metadataAdmin?: unknown
  /** Addresses that the mapper declares proved, as the rule for vouched-for e-mails leaves them. */
  readonly verified: readonly Address[]
}

/** A provider of the configuration, with everything that its sign-ins need. */
export interface Connection extends Provider {
  readonly method: 'oidc' | 'saml'
  /** @param identity the account, at a sign-in that renews its traits @throws MappingFault */
  map(user: ProvedUser, identity?: IdentityRecord): Promise<Mapped>
  /** Whether each sign-in renews the account's traits. */
  readonly updatesOnLogin: boolean
  /** What the browser's account chooser needs (FedCM); unset, the chooser does not offer the provider. */
  readonly fedCm?: { readonly configUrl: string; readonly clientId: string }
  /** SAML: what this service publishes for the provider. */
  readonly ownMetadata?: string
  /** Whether the provider's sign-in counts as two factors. */
  countsAsBoth(user: ProvedUser): boolean
}

/** The mapper refused the claims or failed; the message is for the log. */
export class MappingFault extends Error {
  override readonly name = 'MappingFault'
}

/** The providers of a service, in the order of its configuration. */
export interface Connections {
  readonly all: readonly Connection[]
  find(method: string, id: string): Connection | undefined
  /** The provider that a button means. A form without a script does not name the method; ids are unique. */
  meant(method: string, id: string): Connection | undefined
}

/** The organisation of an account, if the configuration has a provider of it: it manages the account's connections. */
export const managerOf = (
  { all }: Connections,
  { organizationId }: Pick<IdentityRecord, 'organizationId'>,
): string | undefined =>
  organizationId !== undefined && all.some((one) => one.organizationId === organizationId) ? organizationId : undefined

export const connectionsOf = (all: readonly Connection[]): Connections => ({
  all,
  find: (method, id) => all.find((one) => one.method === method && one.id === id),
  meant: (method, id) => all.find((one) => one.method === method && one.id === id) ?? all.find((one) => one.id === id),
})
