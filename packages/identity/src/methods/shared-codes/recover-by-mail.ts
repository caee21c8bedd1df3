import { MessageId } from '@collect/contract'
import { reaches } from '../../courier/sms.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { recoveryOf } from '../../identities/recovery-addresses.ts'
import { message } from '../../nodes/message.ts'
import type { Address } from '../../schema/identity-schema.ts'
import type { CodeRecord } from '../../store/code-store.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { Submission, StrategyContext } from '../strategy.ts'
import type { Verdict } from '../verdict.ts'

/** Sends a recovery code or link to an address, if an account recovers by it and the channel is configured. */
export async function sendRecovery(
  { clock, codes, config, identities, isKnownBrowser }: StrategyContext,
  { flow, locale }: Pick<Submission, 'flow' | 'locale'>,
  { via, value: address }: Address,
): Promise<void> {
  const identity = await identities.findByRecoveryAddress(via, address)
  const known = identity && recoveryOf(identity, clock()).find((one) => one.via === via && one.value === address)
  if (identity && known) {
    const fromKnownBrowser = isKnownBrowser(identity)
    if (reaches(config, via)) {
      await codes.send(flow, 'recovery', { identity, addressId: known.id, address, fromKnownBrowser, locale })
    }
  } else if (config.selfservice.flows.recovery.notify_unknown_recipients) {
    await codes.sendUnknown(flow, 'recovery', address, locale)
  }
}

/** The account that a code or link recovers; undefined if the account no longer has the address. */
export async function ownerOf(
  { clock, identities }: Pick<StrategyContext, 'clock' | 'identities'>,
  { identityId, addressId }: CodeRecord,
): Promise<IdentityRecord | undefined> {
  const identity = await identities.find(identityId)
  if (!identity || addressId === undefined) return identity
  return recoveryOf(identity, clock()).some(({ id }) => id === addressId) ? identity : undefined
}

/** The verdict for a submitted recovery code. */
export async function tryRecoveryCode(context: StrategyContext, flow: FlowRecord, code: string): Promise<Verdict> {
  const redeemed = await context.codes.redeem(flow, code)
  if (redeemed === 'too_many') return { verdict: 'too_many_tries' }
  const identity = redeemed === 'wrong' ? undefined : await ownerOf(context, redeemed)
  if (redeemed === 'wrong' || !identity) {
    return { verdict: 'wrong_code', message: message(MessageId.recoveryCodeInvalid) }
  }
  return { verdict: 'recovered', identity, addressId: redeemed.addressId, method: 'code_recovery' }
}
