import { MappingFault } from '../../providers/connection.ts'
import { isOfOrganization } from '../../providers/organizations.ts'
import { mergedTraits } from '../../methods/shared-providers/registration.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { schemaOf } from '../show/wire-flow.ts'
import type { SubmissionContext } from '../submission-context.ts'
import type { Trip } from './trip.ts'

/**
 * Renews an account's traits at a sign-in. Members that the mapper leaves out stay. A result that does not fit, or that
 * takes another account's address, changes nothing: the sign-in goes on (docs/contract/providers-and-oauth2.md §A9). A
 * frozen account stays as it is, and so does an inactive one.
 */
export async function renewTraits(
  { service, caller, flow }: SubmissionContext,
  { connection, user }: Trip,
  identity: IdentityRecord,
): Promise<IdentityRecord> {
  if (identity.state !== 'active' || identity.frozenAt !== undefined) return identity
  const note = (reason: string) =>
    service.noteProviderFault(
      { provider: connection.id, kind: 'renewal', request: caller.requestId },
      new MappingFault(reason),
    )
  const schema = schemaOf(service, flow, identity)
  let mapped: Awaited<ReturnType<typeof connection.map>>
  try {
    mapped = await connection.map(user, identity)
  } catch (error) {
    if (!(error instanceof MappingFault)) throw error
    note(error.message)
    return identity
  }
  const raw = mergedTraits(identity.traits, mapped.traits)
  if (schema.validate(raw).length > 0) {
    note('the renewed traits do not fit the schema')
    return identity
  }
  const traits = schema.normalise(raw)
  if (!isOfOrganization(service.config, connection.organizationId, schema, traits)) {
    note('an address of the renewed traits is not of the organization')
    return identity
  }
  const changed = await service.identities.changeTraits(identity, schema, traits, {
    ...(mapped.metadataPublic !== undefined && { metadataPublic: mapped.metadataPublic }),
    ...(mapped.metadataAdmin !== undefined && { metadataAdmin: mapped.metadataAdmin }),
    addresses: { proved: mapped.verified },
    actor: caller.actor,
  })
  if (changed !== 'taken') return changed.identity
  note('another account has an address of the renewed traits')
  return identity
}
