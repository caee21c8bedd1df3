import type { Actor } from '../records/actor.ts'
import type { AddressId } from '../records/ids.ts'
import type { Proved } from '../identities/first-proof.ts'
import type { IdentityRecord } from '../records/identity.ts'
import type { StrategyContext } from './strategy.ts'

/** Records that a client which is not signed in to the account proved one of its addresses. */
export const prove = (
  { identities, schemas }: Pick<StrategyContext, 'identities' | 'schemas'>,
  identity: IdentityRecord,
  addressId: AddressId,
  actor: Actor,
): Promise<Proved> =>
  identities.prove({ identity, addressId, actor, schema: schemas.byId(identity.schemaId) ?? schemas.default })
