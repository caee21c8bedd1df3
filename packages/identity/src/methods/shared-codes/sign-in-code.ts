import { MessageId, type AddressVia } from '@collect/contract'
import { reaches } from '../../courier/sms.ts'
import { codeAddressesOf, type CodeAddress } from '../../identities/code-addresses.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { message } from '../../nodes/message.ts'
import { addressOf } from '../../schema/normalise.ts'
import type { Submission, StrategyContext } from '../strategy.ts'
import { refused, type Verdict } from '../verdict.ts'

/** Sends a sign-in code. Whether the address has an account stays secret, where the configuration demands it. */
export async function sendSignInCode(
  context: StrategyContext,
  { flow, locale }: Pick<Submission, 'flow' | 'locale'>,
  identifier: string,
): Promise<Verdict> {
  const { codes, config, isKnownBrowser } = context
  const { via, value: address } = addressOf(identifier)
  const identity = await ownerOf(context, via, address)
  const known = identity && signInAddressesOf(context, identity).find((one) => one.via === via && one.value === address)
  if (identity && known && reaches(config, via)) {
    const fromKnownBrowser = isKnownBrowser(identity)
    await codes.send(flow, 'login', { identity, address, addressId: codeAddressIdOf(known), fromKnownBrowser, locale })
  } else if (!config.security.account_enumeration.mitigate) {
    return refused(message(MessageId.codeAccountUnknown))
  } else if (via === 'email' && !(await hasAccount(context, address))) {
    await codes.sendNoAccount(address, locale)
  }
  return { verdict: 'code_sent', address, message: message(MessageId.loginCodeSent), values: { identifier } }
}

/** Whether any identifier or address of an account matches, also one that gets no codes. */
async function hasAccount({ identities }: StrategyContext, address: string): Promise<boolean> {
  const owner =
    (await identities.findByVerifiableAddress('email', address)) ??
    (await identities.findByPasswordIdentifier(address)) ??
    (await identities.findByCodeAddress('email', address))
  return owner !== undefined
}

async function ownerOf(
  { identities, config }: StrategyContext,
  via: AddressVia,
  address: string,
): Promise<IdentityRecord | undefined> {
  const owner = await identities.findByCodeAddress(via, address)
  const isWanted = config.selfservice.methods.code.config.missing_credential_fallback_enabled
  if (owner || !isWanted) return owner
  return identities.findByVerifiableAddress(via, address)
}

/** The code addresses by the schema of the account, which may differ from the flow's schema. */
export const signInAddressesOf = ({ schemas }: StrategyContext, identity: IdentityRecord): readonly CodeAddress[] =>
  codeAddressesOf(schemas.byId(identity.schemaId) ?? schemas.default, identity)

export const codeAddressIdOf = ({ verifiable, value }: CodeAddress): string => verifiable?.id ?? value
