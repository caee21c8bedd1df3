import { badRequest } from '../../flows/flow-error.ts'
import { isUuid } from '../../uuid.ts'
import type { Service } from '../../flows/service.ts'
import { pageLinks, pageOf } from '../../http/wire/paging.ts'
import { jsonReply } from '../../http/wire/reply.ts'
import { wireIdentity } from '../../identities/wire-identity.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { identifierForms, normaliseIdentifier } from '../../schema/normalise.ts'
import type { IdentityFilter, IdentityStore } from '../../store/identity-store.ts'
import { adminIdentity } from './admin-identity.ts'
import { afterIn, nextLink } from '../keyset.ts'

const maxIds = 500

type IdentityReads = Pick<IdentityStore, 'list' | 'count'>

/** Filters of the list; a request may use one of them. */
export const identityFilters = [
  'ids',
  'credentials_identifier',
  'preview_credentials_identifier_similar',
  'organization_id',
]

/** The credential types whose secrets the caller requests. @throws 400 for an unknown type */
export function includedCredentials({ methods }: Pick<Service, 'methods'>, { searchParams }: URL): ReadonlySet<string> {
  const types = searchParams.getAll('include_credential')
  const unknown = types.find((type) => !methods.named(type)?.credential)
  if (unknown !== undefined) throw badRequest(`There is no credential "${unknown}".`)
  return new Set(types)
}

/**
 * `GET /admin/identities`: one page, with one filter or none (docs/contract/http.md §1.12). The response includes the
 * last change, unless the caller asks for `consistency=eventual`.
 */
export async function listIdentities(service: Service, url: URL): Promise<Response> {
  const { searchParams: query } = url
  const include = includedCredentials(service, url)
  const ids = query.getAll('ids').map((id) => id.toLowerCase())
  const identifier = query.get('credentials_identifier')
  if (identityFilters.filter((name) => query.get(name)).length > 1)
    throw badRequest('Only one filter can be used at a time.')
  if (ids.length > maxIds) throw badRequest(`"ids" can hold at most ${maxIds} IDs.`)
  if (!ids.every(isUuid)) throw badRequest('"ids" holds an invalid ID.')

  const wire = (list: readonly IdentityRecord[]) =>
    Promise.all(
      list.map((identity) =>
        include.size > 0
          ? adminIdentity(service, identity, include)
          : { ...wireIdentity(identity, service.addresses.schema), metadata_admin: identity.metadataAdmin ?? null },
      ),
    )
  const { stores } = service
  const read = <Found>(reads: (identities: IdentityReads) => Promise<Found>): Promise<Found> =>
    query.get('consistency') === 'eventual'
      ? stores.stale(({ identities }) => reads(identities))
      : reads(stores.identities)
  const filter = pagedFilter(query)

  if (ids.length > 0) return jsonReply(await wire(await read((identities) => identities.list({ size: maxIds, ids }))))
  const types = service.methods.all.flatMap(({ name, credential }) => (credential ? [name] : []))
  if (identifier) return jsonReply(await wire(await read((identities) => named(identities, identifier, types))))
  if (query.has('page') || query.has('per_page')) {
    const page = pageOf(query)
    const { total, found } = await read(async (identities) => ({
      total: await identities.count(filter),
      found: await identities.list({ ...filter, size: page.size, offset: page.offset }),
    }))
    return jsonReply(await wire(found), 200, { 'x-total-count': String(total), link: pageLinks(url, page, total) })
  }
  const { size } = pageOf(new URLSearchParams({ page_size: query.get('page_size') ?? '' }))
  const after = afterIn(query.get('page_token'))
  const found = await read((identities) => identities.list({ ...filter, size: size + 1, ...(after && { after }) }))
  const last = found.length > size ? found[size - 1] : undefined
  return jsonReply(await wire(found.slice(0, size)), 200, { link: nextLink(url, size, last?.id) })
}

/** The filters whose results may exceed a page. @throws 400 */
function pagedFilter(query: URLSearchParams): IdentityFilter {
  const similar = query.get('preview_credentials_identifier_similar')
  const organization = query.get('organization_id')?.toLowerCase()
  if (organization && !isUuid(organization)) throw badRequest('"organization_id" is not an ID.')
  return {
    // Normalised like the stored identifiers.
    ...(similar && { identifierPart: normaliseIdentifier(similar) }),
    ...(organization && { organizationId: organization }),
  }
}

/** The accounts with an identifier, in any form in which it may be stored. */
async function named(
  identities: IdentityReads,
  identifier: string,
  types: readonly string[],
): Promise<readonly IdentityRecord[]> {
  for (const form of identifierForms(identifier)) {
    const found = await identities.list({ size: maxIds, identifier: { name: form, types } })
    if (found.length > 0) return found
  }
  return []
}
