import { MessageId } from '@collect/contract'
import { sendRecovery } from '../../methods/shared-codes/recover-by-mail.ts'
import { message } from '../../nodes/message.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { Caller } from '../caller.ts'
import { newFlow } from '../stored/create-flow.ts'
import type { Service } from '../service.ts'

/** Begins a recovery for an address and mails its code or link. Returns nothing when recovery is disabled. */
export async function openRecovery(service: Service, caller: Caller, address: string): Promise<FlowRecord | undefined> {
  const { enabled, use } = service.config.selfservice.flows.recovery
  if (!enabled) return undefined
  const flow: FlowRecord = {
    ...newFlow(service, {
      kind: 'recovery',
      type: 'browser',
      requestUrl: service.addresses.start('recovery'),
      csrfToken: caller.csrf.ensure(),
    }),
    state: 'sent_email',
    address,
    messages: [message(use === 'link' ? MessageId.recoveryLinkSent : MessageId.recoveryCodeSent)],
  }
  await service.stores.flows.insert(flow)
  const tools = { ...service, isKnownBrowser: caller.device.knows }
  await sendRecovery(tools, { flow, locale: caller.locale }, { via: 'email', value: address })
  return flow
}
