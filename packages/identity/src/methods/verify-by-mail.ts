import type { AddressVia } from '@collect/contract'
import { reaches } from '../courier/sms.ts'
import type { VerifiableAddressRecord } from '../identities/identity-record.ts'
import type { Address } from '../schema/identity-schema.ts'
import type { CodeRecord } from '../store/code-store.ts'
import type { FlowRecord } from '../store/flow-record.ts'
import type { Tools } from './cell.ts'

/** Sends what proves an address, if an account has it and it can be reached so. */
export async function sendVerification(
  { codes, config, identities, isKnownBrowser }: Tools,
  flow: FlowRecord,
  { via, value: address }: Address,
): Promise<void> {
  const identity = await identities.findByVerifiableAddress(via, address)
  const known = identity?.verifiable.find((one) => one.via === via && one.value === address)
  if (identity && known && provesBy(config, flow.active, via)) {
    const fromKnownBrowser = isKnownBrowser(identity)
    await codes.send(flow, 'verification', { identity, addressId: known.id, address, fromKnownBrowser })
    await identities.markSent(known.id)
  } else if (config.selfservice.flows.verification.notify_unknown_recipients) {
    await codes.sendUnknown(flow, 'verification', address)
  }
}

/** Whether an address can be proved by this method: links are mailed, codes go wherever something can be sent. */
export const provesBy = (config: Tools['config'], method: string | undefined, via: AddressVia): boolean =>
  method === 'link' ? via === 'email' : reaches(config, via)

/** The address that a code or link proves. One that was taken off the account since then is not proved any more. */
export async function provedBy(
  { identities }: Pick<Tools, 'identities'>,
  { identityId, addressId }: CodeRecord,
): Promise<VerifiableAddressRecord | undefined> {
  const owner = await identities.find(identityId)
  return owner?.verifiable.find(({ id }) => id === addressId)
}
