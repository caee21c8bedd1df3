import type { UiMessage } from '@collect/contract'
import type { IdentityRecord } from '../../records/identity.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { newFlow } from '../stored/create-flow.ts'
import type { Opening } from './open-verification.ts'
import type { Service } from '../service.ts'

/** Opens the settings flow that follows a sign-in. Its messages say what happened to the account. */
export async function openSettings(
  service: Service,
  { id }: IdentityRecord,
  opening: Opening,
  messages: readonly UiMessage[],
): Promise<FlowRecord> {
  const flow: FlowRecord = { ...newFlow(service, { kind: 'settings', ...opening }), identityId: id, messages }
  await service.stores.flows.insert(flow)
  return flow
}
