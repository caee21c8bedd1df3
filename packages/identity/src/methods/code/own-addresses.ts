import { codeAddressesOf, secondFactorAddresses, type CodeAddress } from '../../identities/code-addresses.ts'
import { reaches } from '../../courier/sms.ts'
import type { Tools, View } from '../cell.ts'

/** Where whoever is signed in already may have a code sent; nobody, while nobody is. */
export function ownAddresses(
  { flow, identity }: Pick<View, 'flow' | 'identity'>,
  { config, schemas }: Pick<Tools, 'config' | 'schemas'>,
): readonly CodeAddress[] {
  if (!identity) return []
  if (flow.requestedAal === 'aal2') return secondFactorAddresses(config, schemas, identity)
  const schema = schemas.byId(identity.schemaId) ?? schemas.default
  return codeAddressesOf(schema, identity).filter(({ via }) => reaches(config, via))
}
