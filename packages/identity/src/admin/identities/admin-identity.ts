import type { Identity, IdentityCredential } from '@collect/contract'
import { wireTime } from '../../clock.ts'
import type { Service } from '../../flows/service.ts'
import type { CredentialRecord, IdentityRecord } from '../../records/identity.ts'
import { portableConfig } from './portable-credentials.ts'
import { wireIdentity } from '../../identities/wire-identity.ts'

/** An account for administrators. It contains the secrets of those credential types only that the caller requested. */
export async function adminIdentity(
  service: Pick<Service, 'stores' | 'addresses' | 'vault' | 'config' | 'clock' | 'methods'>,
  identity: IdentityRecord,
  include: ReadonlySet<string> = new Set(),
): Promise<Identity> {
  const { stores, addresses } = service
  const credentials = await stores.credentials.list(identity.id)
  return {
    ...wireIdentity(identity, addresses.schema),
    metadata_admin: identity.metadataAdmin ?? null,
    credentials: Object.fromEntries(
      credentials.map((one) => [
        one.type,
        wireCredential(one, include.has(one.type) ? portableConfig(service, one, identity) : undefined),
      ]),
    ),
  }
}

const wireCredential = (credential: CredentialRecord, config: object | undefined): IdentityCredential => ({
  type: credential.type,
  identifiers: credential.identifiers,
  ...(config && { config: { ...config } }),
  version: credential.version,
  created_at: wireTime(credential.createdAt),
  updated_at: wireTime(credential.updatedAt),
})
