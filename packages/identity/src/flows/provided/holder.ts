import type { Traits } from '@collect/contract'
import type { IdentityRecord } from '../../records/identity.ts'
import type { IdentitySchema } from '../../schema/identity-schema.ts'
import type { Service } from '../service.ts'

/** The account that holds one of the identifiers or addresses of traits, and the first such identifier. */
export async function holderOf(
  { identities, factors }: Service,
  schema: IdentitySchema,
  traits: Traits,
): Promise<{ readonly identity: IdentityRecord; readonly identifier: string } | undefined> {
  const { password, code, webauthn } = schema.identifiersOf(traits)
  const identifiers = [...new Set([...password, ...code.map(({ address }) => address), ...webauthn])]
  for (const identifier of identifiers) {
    const id = await identities.findOwner(identifier, factors.named)
    const identity = id === undefined ? undefined : await identities.find(id)
    if (identity) return { identity, identifier }
  }
  for (const { via, value } of schema.verifiableOf(traits)) {
    const identity = await identities.findByVerifiableAddress(via, value)
    if (identity) return { identity, identifier: value }
  }
  for (const { via, value } of schema.recoveryOf(traits)) {
    const identity = await identities.findByRecoveryAddress(via, value)
    if (identity) return { identity, identifier: value }
  }
  return undefined
}
