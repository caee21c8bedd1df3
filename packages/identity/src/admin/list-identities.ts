import { badRequest } from '../flows/flow-error.ts'
import { isUuid } from '../flows/load-flow.ts'
import type { Service } from '../flows/service.ts'
import { pageLinks, pageOf } from '../http/paging.ts'
import { jsonReply } from '../http/reply.ts'
import { wireIdentity } from '../identities/wire-identity.ts'
import type { IdentityRecord } from '../identities/identity-record.ts'
import { identifierForms } from '../schema/normalise.ts'
import { adminIdentity } from './admin-identity.ts'
import { afterIn, nextLink } from './keyset.ts'

const mostIds = 500
const credentialTypes = new Set(['password', 'oidc', 'saml', 'totp', 'lookup_secret', 'webauthn', 'passkey', 'code'])
const laterFilters = ['preview_credentials_identifier_similar', 'organization_id']

/** The types whose secrets are wanted. @throws 400 for a word that is no type */
export function includedCredentials({ searchParams }: URL): ReadonlySet<string> {
  const types = searchParams.getAll('include_credential')
  const unknown = types.find((type) => !credentialTypes.has(type))
  if (unknown !== undefined) throw badRequest(`There is no credential "${unknown}".`)
  return new Set(types)
}

/** `GET /admin/identities`: one filter or none, a page at a time. */
export async function listIdentities(service: Service, url: URL): Promise<Response> {
  const { searchParams: query } = url
  for (const filter of laterFilters)
    if (query.get(filter)) throw badRequest(`The filter "${filter}" is not supported yet.`)
  const include = includedCredentials(url)
  const ids = query.getAll('ids').map((id) => id.toLowerCase())
  const identifier = query.get('credentials_identifier')
  if (ids.length > 0 && identifier) throw badRequest('Only one filter can be used at a time.')
  if (ids.length > mostIds) throw badRequest(`At most ${mostIds} ids can be asked for.`)
  if (!ids.every(isUuid)) throw badRequest('"ids" holds something that is no id.')

  const wire = (list: readonly IdentityRecord[]) =>
    Promise.all(
      list.map((identity) =>
        include.size > 0
          ? adminIdentity(service, identity, include)
          : { ...wireIdentity(identity, service.addresses.schema), metadata_admin: identity.metadataAdmin ?? null },
      ),
    )
  const { identities } = service.stores

  if (ids.length > 0) return jsonReply(await wire(await identities.list({ size: mostIds, ids })))
  if (identifier) return jsonReply(await wire(await named(service, identifier)))
  if (query.has('page') || query.has('per_page')) {
    const page = pageOf(query)
    const total = await identities.count()
    const found = await identities.list({ size: page.size, offset: page.offset })
    return jsonReply(await wire(found), 200, { 'x-total-count': String(total), link: pageLinks(url, page, total) })
  }
  const { size } = pageOf(new URLSearchParams({ page_size: query.get('page_size') ?? '' }))
  const after = afterIn(query.get('page_token'))
  const found = await identities.list({ size: size + 1, ...(after && { after }) })
  const last = found.length > size ? found[size - 1] : undefined
  return jsonReply(await wire(found.slice(0, size)), 200, { link: nextLink(url, size, last?.id) })
}

/** Whoever is called so, in any of the forms that a name may be kept in. */
async function named({ stores }: Service, identifier: string): Promise<readonly IdentityRecord[]> {
  for (const form of identifierForms(identifier)) {
    const found = await stores.identities.list({ size: mostIds, identifier: form })
    if (found.length > 0) return found
  }
  return []
}
