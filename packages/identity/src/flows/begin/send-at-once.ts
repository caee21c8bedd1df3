import { MessageId } from '@collect/contract'
import { secondFactorAddresses } from '../../identities/code-addresses.ts'
import { ownAddresses } from '../../methods/code/own-addresses.ts'
import { codeAddressIdOf } from '../../methods/shared-codes/sign-in-code.ts'
import { message } from '../../nodes/message.ts'
import { refusals } from '../../nodes/said.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { Caller } from '../caller.ts'
import { keepFlow } from '../stored/keep-flow.ts'
import type { Service } from '../service.ts'
import { continued } from '../show/wire-flow.ts'

/**
 * Sends the code at the start of the flow when a code to one address is the only second factor
 * (docs/contract/http.md §1.5).
 */
export async function sendAtOnce(service: Service, caller: Caller, flow: FlowRecord): Promise<FlowRecord> {
  if (flow.requestedAal !== 'aal2' || flow.refresh || flow.identityId === undefined) return flow
  const identity = await service.identities.find(flow.identityId)
  if (!identity) return flow
  const [address, ...others] = ownAddresses({ flow, identity, ...(await continued(caller, flow)) }, service)
  const credentials = await service.identities.credentialsOf(identity.id)
  if (service.factors.hasSecond(credentials) || others.length > 0) return flow
  if (!address) {
    const isUsed = secondFactorAddresses(service.config, service.schemas, identity).length > 0
    return isUsed ? keepFlow(service, flow, { ...flow, messages: [refusals.sameMailbox(caller.locale)] }) : flow
  }
  const fromKnownBrowser = caller.device.knows(identity)
  const { locale } = caller
  const recipient = { identity, address: address.value, addressId: codeAddressIdOf(address), fromKnownBrowser, locale }
  await service.codes.send(flow, 'login', recipient)
  const sent: FlowRecord = {
    ...flow,
    state: 'sent_email',
    active: 'code',
    address: address.value,
    messages: [message(MessageId.loginCodeSentToYou)],
  }
  return keepFlow(service, flow, sent)
}
