import { randomUUID } from 'node:crypto'
import type { Body } from '../methods/cell.ts'
import type { FlowRecord } from '../store/flow-record.ts'
import type { Caller } from './caller.ts'
import { countBytes } from './count-flow.ts'
import { refreshRequired } from './flow-error.ts'
import type { Service } from './service.ts'
import type { Step } from './step.ts'

/** How long a post waits for its sender, in milliseconds. */
const patience = 15 * 60_000
const purpose = 'settings-post'

/**
 * A sensitive change asks for a fresh sign-in. A navigating browser's post is kept meanwhile, sealed,
 * and applied when it comes back; a script sends its own again (contract/http.md §5.2).
 * @throws session_refresh_required, always
 */
export async function holdPost({ service, caller, flow, body }: Step): Promise<never> {
  const { addresses, clock, sealer, stores } = service
  const location = addresses.start('login', { refresh: 'true', return_to: addresses.action('settings', flow.id) })
  if (flow.type === 'browser' && !caller.wants.json && flow.identityId !== undefined) {
    const id = randomUUID()
    const sealed = sealer.seal(purpose, body)
    await countBytes(service, caller, sealed.length)
    await stores.continuities.deleteOfIdentity(flow.identityId)
    await stores.continuities.insert({
      id,
      flowId: flow.id,
      identityId: flow.identityId,
      sealed,
      expiresAt: clock() + patience,
    })
    caller.continuity.keep(id)
  }
  throw refreshRequired(location)
}

/** The post that this browser left with this flow, once. */
export async function takeHeldPost(service: Service, caller: Caller, flow: FlowRecord): Promise<Body | undefined> {
  if (caller.continuity.sent === undefined) return undefined
  caller.continuity.drop()
  const held = await service.stores.continuities.take(caller.continuity.sent, service.clock())
  if (!held || held.flowId !== flow.id || held.identityId !== flow.identityId) return undefined
  return service.sealer.open(purpose, held.sealed) as Body | undefined // sealed by holdPost from the same shape
}
