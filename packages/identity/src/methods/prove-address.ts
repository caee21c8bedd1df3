import type { Locale } from '@collect/messages'
import type { AddressId } from '../records/ids.ts'
import type { Proved } from '../identities/first-proof.ts'
import type { IdentityRecord } from '../records/identity.ts'
import type { StrategyContext } from './strategy.ts'

/** Records that a client which is not signed in to the account proved one of its addresses. */
export const prove = (
  { identities, schemas }: Pick<StrategyContext, 'identities' | 'schemas'>,
  identity: IdentityRecord,
  addressId: AddressId,
  locale: Locale,
): Promise<Proved> =>
  identities.prove({ identity, addressId, locale, schema: schemas.byId(identity.schemaId) ?? schemas.default })
