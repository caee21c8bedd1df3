import { defaultLocale } from '@collect/messages'
import { z } from 'zod'
import { badRequest } from '../../flows/flow-error.ts'
import type { Service } from '../../flows/service.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { schemaNamed, taken, validTraits } from './import-identity.ts'
import { applyPatch, PatchError, type PatchOperation } from './json-patch.ts'
import { parsed } from '../read-json.ts'

export const patchPayload = z
  .array(
    z.object({
      op: z.enum(['add', 'remove', 'replace', 'move', 'copy', 'test']),
      path: z.string(),
      from: z.string().optional(),
      value: z.unknown().optional(),
    }),
  )
  .max(1000)

/**
 * The paths that a patch may change: neither the id, nor secrets, nor values derived from the traits
 * (docs/contract/http.md §1.12).
 */
const reachable =
  /^\/(?:schema_id|state|traits|metadata_public|metadata_admin|external_id|organization_id|verifiable_addresses)(?:\/|$)/

const patched = z.object({
  schema_id: z.string(),
  state: z.enum(['active', 'inactive']),
  traits: z.record(z.string(), z.unknown()),
  metadata_public: z.unknown().optional(),
  metadata_admin: z.unknown().optional(),
  external_id: z
    .string()
    .max(255)
    .regex(/^\P{Cc}*$/u, 'control characters cannot be used')
    .nullish(),
  organization_id: z.uuid().nullish(),
  verifiable_addresses: z.array(
    z.object({ id: z.string(), verified: z.boolean(), status: z.enum(['pending', 'sent', 'completed']) }),
  ),
})

/** Changes parts of an account by RFC 6902. @throws 400, 409 */
export async function patchIdentity(
  service: Service,
  identity: IdentityRecord,
  operations: readonly PatchOperation[],
): Promise<IdentityRecord> {
  for (const { path, from = path } of operations) {
    const out = [path, from].find((pointer) => !reachable.test(pointer))
    if (out !== undefined) throw badRequest(`"${out}" cannot be patched.`)
  }
  const after = parsed(patched, applied(documentOf(identity), operations))
  const schema = schemaNamed(service, after.schema_id)
  const declared = identity.verifiable.flatMap((address) => {
    const { verified = address.verified, status = address.status } =
      after.verifiable_addresses.find(({ id }) => id === address.id) ?? {}
    if (verified === address.verified && status === address.status) return []
    const now = service.clock()
    const { verifiedAt = now, ...rest } = address
    return verified
      ? { ...rest, verified, verifiedAt, status: 'completed' as const, updatedAt: now }
      : { ...rest, verified, status: status === 'completed' ? ('pending' as const) : status, updatedAt: now }
  })
  const changed = await service.identities.changeTraits(identity, schema, validTraits(schema, after.traits), {
    actor: { locale: defaultLocale },
    state: after.state,
    metadataPublic: after.metadata_public ?? null,
    metadataAdmin: after.metadata_admin ?? null,
    externalId: after.external_id ?? undefined,
    organizationId: after.organization_id ?? undefined,
    declared,
  })
  if (changed === 'taken') throw taken()
  return changed.identity
}

/** The document to which a patch applies, in wire names. Absent values are null, so that a patch can replace them. */
const documentOf = (identity: IdentityRecord) => ({
  schema_id: identity.schemaId,
  state: identity.state,
  traits: identity.traits,
  metadata_public: identity.metadataPublic ?? null,
  metadata_admin: identity.metadataAdmin ?? null,
  external_id: identity.externalId ?? null,
  organization_id: identity.organizationId ?? null,
  verifiable_addresses: identity.verifiable.map(({ id, value, via, verified, status }) => ({
    id,
    value,
    via,
    verified,
    status,
  })),
})

function applied(document: unknown, operations: readonly PatchOperation[]): unknown {
  try {
    return applyPatch(document, operations)
  } catch (error) {
    if (error instanceof PatchError) throw badRequest(error.message)
    throw error
  }
}
