import type { Traits } from '@collect/contract'
import { badRequest, FlowError } from '../../flows/flow-error.ts'
import type { Service } from '../../flows/service.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import type { IdentitySchema } from '../../schema/identity-schema.ts'
import { normaliseAddress } from '../../schema/normalise.ts'
import { webauthnIdentifiersOf } from '../../methods/shared-webauthn/change-credentials.ts'
import { importedOf } from './portable-credentials.ts'
import type { CreatePayload } from './identity-payload.ts'

export const taken = () =>
  new FlowError({
    status: 409,
    reason: 'Another account already has one of the identifiers, addresses or external IDs.',
  })

/** Creates an account from a payload, with its password if present. @throws 400, 409 */
export async function importIdentity(service: Service, payload: CreatePayload): Promise<IdentityRecord> {
  const schema = schemaNamed(service, payload.schema_id)
  const traits = validTraits(schema, payload.traits)
  const hash = await hashOf(service, payload.credentials)
  const brought = importedOf(service, payload.credentials?.others ?? {}, webauthnIdentifiersOf(schema, traits))
  const registered = await service.identities.register({
    schema,
    traits,
    credentials: [
      ...(hash === undefined ? [] : [{ type: 'password', config: { hashed_password: hash } }]),
      ...brought.flatMap(({ type, contentBeside }) => {
        const content = contentBeside(undefined)
        return content ? [{ type, ...content }] : []
      }),
    ],
    state: payload.state,
    vouched: true,
    metadataPublic: payload.metadata_public,
    metadataAdmin: payload.metadata_admin,
    ...(payload.external_id && { externalId: payload.external_id }),
    ...(payload.organization_id && { organizationId: payload.organization_id }),
    verified: (payload.verifiable_addresses ?? [])
      .filter(({ verified }) => verified)
      .map(({ via, value }) => ({ via, value: normaliseAddress(via, value) })),
  })
  if (registered === 'taken') throw taken()
  return registered.identity
}

/** The schema with the id, or the default one for an empty id. */
export function schemaNamed({ schemas }: Service, id: string): IdentitySchema {
  const schema = id === '' ? schemas.default : schemas.byId(id)
  if (!schema) throw badRequest(`There is no identity schema "${id}".`)
  return schema
}

export function validTraits(schema: IdentitySchema, given: unknown): Traits {
  const traits = schema.normalise(given)
  const issues = schema.validate(traits)
  if (issues.length === 0) return traits
  throw new FlowError({
    status: 400,
    reason: issues.map(({ path, message }) => `${path || 'traits'}: ${message.text}`).join('; '),
    details: { issues: issues.map(({ path, message: { id } }) => ({ path: path || 'traits', id })) },
  })
}

/** The password hash to store: the imported one, or one made of an imported clear-text password. */
export async function hashOf(
  { hasher }: Pick<Service, 'hasher'>,
  credentials: CreatePayload['credentials'],
): Promise<string | undefined> {
  const config = credentials?.password?.config
  if (config?.password !== undefined) return hasher.hash(config.password)
  return config?.hashed_password
}
