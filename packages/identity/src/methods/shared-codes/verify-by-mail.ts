import { MessageId, type AddressVia } from '@collect/contract'
import { reaches } from '../../courier/sms.ts'
import { message } from '../../nodes/message.ts'
import type { Address } from '../../schema/identity-schema.ts'
import type { CodeRecord } from '../../store/code-store.ts'
import type { Submission, StrategyContext } from '../strategy.ts'
import type { Verdict } from '../verdict.ts'

/** Sends a verification code or link to an address, if an account has it and the method reaches it. */
export async function sendVerification(
  { addressChanges, codes, config, identities, isKnownBrowser }: StrategyContext,
  { flow, locale }: Pick<Submission, 'flow' | 'locale'>,
  { via, value: address }: Address,
): Promise<void> {
  // Only the flow of the address change mails a pending address: no account has it yet.
  const change = flow.addressChange === undefined ? undefined : await addressChanges.find(flow.addressChange)
  const asking = change?.via === via && change.value === address ? await identities.find(change.identityId) : undefined
  if (change && asking) {
    await addressChanges.send(change, asking, flow, locale)
    return
  }
  const identity = await identities.findByVerifiableAddress(via, address)
  const known = identity?.verifiable.find((one) => one.via === via && one.value === address)
  if (identity && known && provesBy(config, flow.active, via)) {
    const fromKnownBrowser = isKnownBrowser(identity)
    await codes.send(flow, 'verification', { identity, addressId: known.id, address, fromKnownBrowser, locale })
    await identities.markSent(known.id)
  } else if (config.selfservice.flows.verification.notify_unknown_recipients) {
    await codes.sendUnknown(flow, 'verification', address, locale)
  }
}

/** Whether this method can verify an address: links need mail, codes go by every configured channel. */
export const provesBy = (config: StrategyContext['config'], method: string | undefined, via: AddressVia): boolean =>
  method === 'link' ? via === 'email' : reaches(config, via)

/**
 * What a code or link proves: an address of an account, or a pending one. It proves nothing if the account has lost the
 * address since.
 */
export async function provedBy(
  { addressChanges, identities }: Pick<StrategyContext, 'addressChanges' | 'identities'>,
  { identityId, addressId = '' }: CodeRecord,
): Promise<Extract<Verdict, { verdict: 'verified' | 'address_proved' }> | undefined> {
  const owner = await identities.find(identityId)
  const proved = owner?.verifiable.find(({ id }) => id === addressId)
  if (owner && proved) {
    const said = message(provedMessages[proved.via])
    return { verdict: 'verified', identity: owner, addressId: proved.id, message: said }
  }
  const change = await addressChanges.find(addressId)
  return change && { verdict: 'address_proved', changeId: change.id, message: message(provedMessages[change.via]) }
}

const provedMessages = { email: MessageId.emailVerified, sms: MessageId.phoneVerified } as const
