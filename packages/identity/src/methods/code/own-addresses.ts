import { codeAddressesOf, secondFactorAddresses, type CodeAddress } from '../../identities/code-addresses.ts'
import { reaches } from '../../courier/sms.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import type { SessionRecord } from '../../records/session.ts'
import type { StrategyContext, View } from '../strategy.ts'

/** The addresses to which a signed-in client may have a code sent. */
export function ownAddresses(
  { flow, identity, session }: Pick<View, 'flow' | 'identity' | 'session'>,
  { config, schemas, accountRules }: Pick<StrategyContext, 'config' | 'schemas' | 'accountRules'>,
): readonly CodeAddress[] {
  if (!identity) return []
  if (flow.requestedAal === 'aal2') {
    const addresses = secondFactorAddresses(config, schemas, identity)
    return accountRules === 'kratos' || !session ? addresses : addresses.filter(opensMore(identity, session))
  }
  const schema = schemas.byId(identity.schemaId) ?? schemas.default
  return codeAddressesOf(schema, identity).filter(({ via }) => reaches(config, via))
}

/** The mailbox or phone that recovered the account is one factor and cannot be the second (OWASP ASVS 5.0 6.4.3). */
const opensMore =
  ({ recovery }: IdentityRecord, { methods }: SessionRecord) =>
  ({ via, value }: CodeAddress): boolean =>
    !recovery.some(
      (one) => one.via === via && one.value === value && methods.some(({ address_id: id }) => id === one.id),
    )
