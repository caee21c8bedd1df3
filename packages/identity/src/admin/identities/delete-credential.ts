import { defaultLocale } from '@collect/messages'
import { badRequest, notFound } from '../../flows/flow-error.ts'
import type { Service } from '../../flows/service.ts'
import type { CredentialRecord, IdentityRecord } from '../../records/identity.ts'

/**
 * Deletes a credential, or the part of it that an identifier names, unless it is the last way into the account
 * (docs/contract/http.md §7.5). @throws 400, 404
 */
export async function deleteCredential(
  { identities, methods, factors }: Pick<Service, 'identities' | 'methods' | 'factors'>,
  owner: IdentityRecord,
  type: string,
  identifier: string,
): Promise<void> {
  const { isDeletable, without } = methods.named(type)?.credential ?? {}
  if (!isDeletable) throw badRequest(`A credential "${type}" cannot be deleted.`)
  const changed = (known: CredentialRecord) => {
    if (!without) return 'gone'
    if (identifier === '') throw badRequest('The parameter "identifier" must name what to delete.')
    const left = without(known, identifier)
    if (!left) throw notFound(`The identity has no credential "${type}" with this identifier.`)
    return left
  }
  const done = await identities.changeCredential(
    owner,
    type,
    'credential_removed',
    (kept) => {
      const known = kept.find((one) => one.type === type)
      if (!known) return undefined
      const change = changed(known)
      const left = kept.flatMap((one) => (one !== known ? [one] : change === 'gone' ? [] : [{ ...one, ...change }]))
      if (factors.firstOf(kept).length > 0 && factors.firstOf(left).length === 0)
        throw badRequest('This is the last way to sign in, so it cannot be deleted.')
      return change
    },
    { locale: defaultLocale },
  )
  if (done !== true) throw notFound(`The identity has no credential "${type}".`)
}
