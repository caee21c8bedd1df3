import type { Identity, IdentityCredential } from '@collect/contract'
import { wireTime } from '../clock.ts'
import type { Service } from '../flows/service.ts'
import type { CredentialRecord, IdentityRecord } from '../identities/identity-record.ts'
import { wireIdentity } from '../identities/wire-identity.ts'

/** An account as an administrator sees it. Secrets of a credential are shown only where its type was asked for. */
export async function adminIdentity(
  { stores, addresses }: Pick<Service, 'stores' | 'addresses'>,
  identity: IdentityRecord,
  include: ReadonlySet<string> = new Set(),
): Promise<Identity> {
  const credentials = await stores.credentials.list(identity.id)
  return {
    ...wireIdentity(identity, addresses.schema),
    metadata_admin: identity.metadataAdmin ?? null,
    credentials: Object.fromEntries(credentials.map((one) => [one.type, wireCredential(one, include.has(one.type))])),
  }
}

const wireCredential = (credential: CredentialRecord, withConfig: boolean): IdentityCredential => ({
  type: credential.type,
  identifiers: credential.identifiers,
  ...(withConfig && { config: credential.config }),
  version: credential.version,
  created_at: wireTime(credential.createdAt),
  updated_at: wireTime(credential.updatedAt),
})
