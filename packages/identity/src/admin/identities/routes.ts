import { defaultLocale } from '@collect/messages'
import { Hono, type Context } from 'hono'
import { notFound } from '../../flows/flow-error.ts'
import { isUuid } from '../../uuid.ts'
import type { Service } from '../../flows/service.ts'
import { envelopeOf, refusalOf, type ReportError } from '../../http/wire/error.ts'
import { jsonReply } from '../../http/wire/reply.ts'
import { webauthnIdentifiersOf } from '../../methods/shared-webauthn/change-credentials.ts'
import type { CredentialRecord, IdentityRecord } from '../../records/identity.ts'
import { adminIdentity } from './admin-identity.ts'
import { batchPayload, identityPayloads, type CreatePayload } from './identity-payload.ts'
import { deleteCredential } from './delete-credential.ts'
import { hashOf, importIdentity, schemaNamed, taken, validTraits } from './import-identity.ts'
import { includedCredentials, listIdentities } from './list-identities.ts'
import { importedOf } from './portable-credentials.ts'
import { patchIdentity, patchPayload } from './patch-identity.ts'
import { parsed, readJson } from '../read-json.ts'

const noContent = () => new Response(null, { status: 204 })

/** `/admin/identities` (docs/contract/http.md §1.12). */
export function identityRoutes(service: Service, report: ReportError): Hono {
  const { config, identities, methods, stores } = service
  const payloads = identityPayloads(methods)
  const app = new Hono()

  app.post('/', async ({ req }) => {
    const identity = await importIdentity(service, await readJson(req.raw, payloads.create))
    const location = `${config.serve.admin.base_url}/admin/identities/${identity.id}`
    return jsonReply(await adminIdentity(service, identity), 201, { location })
  })

  app.get('/', ({ req }) => listIdentities(service, new URL(req.url)))

  app.patch('/', async ({ req }) => {
    const { identities: patches } = await readJson(req.raw, batchPayload)
    const results: object[] = []
    for (const { create, patch_id } of patches)
      results.push(await importOne(service, report, () => parsed(payloads.create, create), patch_id))
    return jsonReply({ identities: results })
  })

  app.get('/by/external/:externalId', async (context) => {
    const identity = await stores.identities.findByExternalId(context.req.param('externalId').replaceAll('\u0000', ''))
    if (!identity) throw unknownIdentity()
    return jsonReply(await adminIdentity(service, identity, includedCredentials(service, new URL(context.req.url))))
  })

  app.get('/:id', async (context) => {
    const include = includedCredentials(service, new URL(context.req.url))
    return jsonReply(await adminIdentity(service, await identityInPath(service, context), include))
  })

  app.put('/:id', async (context) => {
    const identity = await identityInPath(service, context)
    const payload = await readJson(context.req.raw, payloads.update)
    const schema = schemaNamed(service, payload.schema_id)
    const traits = validTraits(schema, payload.traits)
    const hash = await hashOf(service, payload.credentials)
    const changed = await identities.changeTraits(identity, schema, traits, {
      actor: { locale: defaultLocale },
      state: payload.state,
      metadataPublic: payload.metadata_public ?? null,
      metadataAdmin: payload.metadata_admin ?? null,
      externalId: payload.external_id ?? undefined,
      organizationId: payload.organization_id ?? undefined,
    })
    if (changed === 'taken') throw taken()
    const names = webauthnIdentifiersOf(schema, traits)
    const owner =
      hash === undefined
        ? changed.identity
        : (await identities.setPassword(changed.identity, schema, hash, { locale: defaultLocale })).identity
    for (const { type, contentBeside } of importedOf(service, payload.credentials?.others ?? {}, names)) {
      const change = (kept: readonly CredentialRecord[]) => contentBeside(kept.find((one) => one.type === type))
      const put = await identities.changeCredential(owner, type, 'credential_added', change, { locale: defaultLocale })
      if (put === 'taken') throw taken()
    }
    return jsonReply(await adminIdentity(service, changed.identity))
  })

  app.patch('/:id', async (context) => {
    const identity = await identityInPath(service, context)
    const operations = await readJson(context.req.raw, patchPayload)
    return jsonReply(await adminIdentity(service, await patchIdentity(service, identity, operations)))
  })

  app.delete('/:id', async (context) => {
    const { id } = await identityInPath(service, context)
    await service.accounts.delete(id)
    return noContent()
  })

  app.delete('/:id/credentials/:type', async (context) => {
    const identity = await identityInPath(service, context)
    await deleteCredential(service, identity, context.req.param('type'), context.req.query('identifier') ?? '')
    return noContent()
  })

  return app
}

const unknownIdentity = () => notFound('There is no such identity.')

/** The account that the path names. */
export async function identityInPath({ stores }: Pick<Service, 'stores'>, context: Context): Promise<IdentityRecord> {
  const id = context.req.param('id') ?? ''
  const identity = isUuid(id) ? await stores.identities.find(id.toLowerCase()) : undefined
  if (!identity) throw unknownIdentity()
  return identity
}

/** Imports one account of a batch. Its error stands beside it, and the others go on. */
async function importOne(
  service: Service,
  report: ReportError,
  read: () => CreatePayload,
  patchId: string | undefined,
): Promise<object> {
  const patch = patchId === undefined ? {} : { patch_id: patchId }
  try {
    const identity = await importIdentity(service, read())
    return { action: 'create', identity: identity.id, ...patch }
  } catch (error) {
    return { action: 'error', ...patch, error: envelopeOf(refusalOf(error, {}, report), undefined).error }
  }
}
