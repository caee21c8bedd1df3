import { domainToASCII } from 'node:url'
import type { IdentityConfig } from '../config/identity-config.ts'
import { normaliseAddress } from '../schema/normalise.ts'
import type { Traits } from '@collect/contract'
import type { IdentitySchema } from '../schema/identity-schema.ts'
import type { Connections } from './connection.ts'

type Settings = Pick<IdentityConfig, 'selfservice'>

/** An organisation of the configuration (docs/contract/providers-and-oauth2.md §A17). */
export type Organization = IdentityConfig['selfservice']['methods']['b2b']['config']['organizations'][number]

const organizationsOf = ({ selfservice }: Settings): readonly Organization[] =>
  selfservice.methods.b2b.config.organizations

export const organizationById = (config: Settings, id: string | undefined): Organization | undefined =>
  organizationsOf(config).find((one) => one.id === id)

/** Whether the configuration lacks an organisation that a client names. Without organisations, every id is kept. */
export const isUnknownOrganization = (config: Settings, id: string): boolean =>
  organizationsOf(config).length > 0 && organizationById(config, id) === undefined

/** Whether an e-mail address has one of the organisation's domains. */
export const hasAddress = ({ domains }: Organization, address: string): boolean => {
  const at = address.lastIndexOf('@')
  return at > 0 && domains.includes(domainToASCII(normaliseAddress('email', address).slice(at + 1)))
}

/** Whether all e-mails in traits have a domain of a provider's organisation: it vouches for its own users alone. */
export function isOfOrganization(
  config: Settings,
  id: string | undefined,
  schema: Pick<IdentitySchema, 'verifiableOf' | 'identifiersOf'>,
  traits: Traits,
): boolean {
  const organization = organizationById(config, id)
  if (!organization || organization.domains.length === 0) return true
  const addresses = [...schema.verifiableOf(traits).map(({ value }) => value), ...schema.identifiersOf(traits).password]
  return addresses.filter((one) => one.includes('@')).every((one) => hasAddress(organization, one))
}

/** The methods of the organisation's providers: users of the organisation have no other ones. */
export const methodsOfOrganization = ({ all }: Connections, organization: string): readonly string[] => [
  ...new Set(all.filter(({ organizationId }) => organizationId === organization).map(({ method }) => method)),
]

/** The organisation whose providers open the account of an address. One without a provider opens nothing. */
export const organizationOf = (
  { config, connections }: { readonly config: Settings; readonly connections: Connections },
  address: string,
): Organization | undefined =>
  organizationsOf(config).find(
    (one) => hasAddress(one, address) && methodsOfOrganization(connections, one.id).length > 0,
  )
