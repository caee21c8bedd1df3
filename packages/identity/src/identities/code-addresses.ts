import type { AddressVia, Traits } from '@collect/contract'
import type { IdentityId } from '../records/ids.ts'
import { reaches } from '../courier/sms.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { IdentitySchema } from '../schema/identity-schema.ts'
import type { IdentitySchemas } from '../schema/open-schemas.ts'
import type { CredentialStore } from '../store/credential-store.ts'
import type { CredentialRecord, IdentityRecord, VerifiableAddressRecord } from '../records/identity.ts'
import { newCredential } from './new-credential.ts'

/** An address that sign-in codes may go to (docs/contract/http.md §5.4). */
export interface CodeAddress {
  readonly via: AddressVia
  readonly value: string
  /** The verifiable address of the same value, which a correct code proves. */
  readonly verifiable?: VerifiableAddressRecord
}

/** Addresses for sign-in codes, from the current traits. */
export const codeAddressesOf = (
  schema: IdentitySchema,
  { traits, verifiable }: Pick<IdentityRecord, 'traits' | 'verifiable'>,
): readonly CodeAddress[] =>
  schema.identifiersOf(traits).code.map(({ via, address: value }) => {
    const same = verifiable.find((address) => address.via === via && address.value === value)
    return { via, value, ...(same && { verifiable: same }) }
  })

/** Addresses for codes as a second factor: those proved before (docs/contract/http.md §4.2). */
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

/** The credential's config, as Kratos exports it. */
interface CodeConfig {
  readonly addresses?: readonly { readonly channel: AddressVia; readonly address: string }[]
}

export const isReachedBy = ({ config }: CredentialRecord, via: AddressVia, value: string): boolean =>
  // `putCodeCredential` writes this shape.
  ((config as CodeConfig).addresses ?? []).some(({ channel, address }) => channel === via && address === value)

/** Updates the code credential from the traits, also if the account never signed in with a code. */
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
