import type { AddressVia, Traits } from '@collect/contract'
import type { IdentityId } from '../records/ids.ts'
import { reaches } from '../courier/sms.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { IdentitySchema } from '../schema/identity-schema.ts'
import type { IdentitySchemas } from '../schema/open-schemas.ts'
import type { CredentialStore } from '../store/credential-store.ts'
import type { CredentialRecord, IdentityRecord, VerifiableAddressRecord } from '../records/identity.ts'
import { newCredential } from './new-credential.ts'

/** An address that codes for signing in go to (docs/contract/http.md §5.4). */
export interface CodeAddress {
  readonly via: AddressVia
  readonly value: string
  /** The verifiable address of the same value, which a right code proves. */
  readonly verifiable?: VerifiableAddressRecord
}

/** Where codes for signing in may go, by the traits as they are now. */
export const codeAddressesOf = (
  schema: IdentitySchema,
  { traits, verifiable }: Pick<IdentityRecord, 'traits' | 'verifiable'>,
): readonly CodeAddress[] =>
  schema.identifiersOf(traits).code.map(({ via, address: value }) => {
    const same = verifiable.find((address) => address.via === via && address.value === value)
    return { via, value, ...(same && { verifiable: same }) }
  })

/** Where codes as a second factor may go: addresses that were proved before (docs/contract/http.md §4.2). */
export function secondFactorAddresses(
  config: IdentityConfig,
  schemas: IdentitySchemas,
  identity: IdentityRecord,
): readonly CodeAddress[] {
  const { enabled, mfa_enabled: isOn } = config.selfservice.methods.code
  if (!enabled || !isOn) return []
  const schema = schemas.byId(identity.schemaId) ?? schemas.default
  return codeAddressesOf(schema, identity).filter(({ via, verifiable }) => reaches(config, via) && verifiable?.verified)
}

/** What the credential keeps, as a Kratos exports it. */
interface CodeConfig {
  readonly addresses?: readonly { readonly channel: AddressVia; readonly address: string }[]
}

export const isReachedBy = ({ config }: CredentialRecord, via: AddressVia, value: string): boolean =>
  // Written below from the same shape.
  ((config as CodeConfig).addresses ?? []).some(({ channel, address }) => channel === via && address === value)

/** The addresses that codes may go to follow the traits, whatever the account signs in with today. */
export async function putCodeCredential(
  kept: CredentialStore,
  identityId: IdentityId,
  schema: IdentitySchema,
  traits: Traits,
  now: number,
): Promise<void> {
  const known = await kept.find(identityId, 'code')
  const addresses = schema.identifiersOf(traits).code.map(({ via, address }) => ({ channel: via, address }))
  if (addresses.length === 0) {
    if (known) await kept.delete(identityId, 'code')
    return
  }
  const identifiers = addresses.map(({ address }) => address)
  const config = { ...known?.config, addresses }
  await kept.put(
    known
      ? { ...known, identifiers, config, updatedAt: Math.max(now, known.updatedAt + 1) }
      : newCredential(identityId, 'code', identifiers, config, now),
  )
}
