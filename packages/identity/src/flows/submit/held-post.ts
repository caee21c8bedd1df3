import { randomUUID } from 'node:crypto'
import type { Body } from '../../methods/cell.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { Caller } from '../caller.ts'
import { countBytes } from '../stored/count-flow.ts'
import { refreshRequired } from '../flow-error.ts'
import { secondFactorAddress, secondFactorRequired } from '../second-factor-address.ts'
import type { Service } from '../service.ts'
import type { Step } from '../step.ts'

/** How long a post waits for its sender, in milliseconds. */
const patience = 15 * 60_000
const purpose = 'settings-post'

/**
 * A sensitive change asks for a fresh sign-in (docs/contract/http.md §5.2).
 * @throws session_refresh_required, always
 */
export async function holdForFreshSignIn(step: Step): Promise<never> {
  const { addresses } = step.service
  await holdPost(step)
  const back = addresses.action('settings', step.flow.id)
  throw refreshRequired(addresses.start('login', { refresh: 'true', return_to: back }))
}

/**
 * A change of second factors asks for the one that is there.
 * @throws session_aal2_required, always
 */
export async function holdForSecondFactor(step: Step): Promise<never> {
  await holdPost(step)
  throw secondFactorRequired(secondFactorAddress(step.service, step.service.addresses.action('settings', step.flow.id)))
}

/** Keeps a navigating browser's post, sealed, and applies it when it comes back; a script sends its own again. */
async function holdPost({ service, caller, flow, body }: Step): Promise<void> {
  const { clock, sealer, stores } = service
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
}

/** The post that this browser left with this flow, once. */
export async function takeHeldPost(service: Service, caller: Caller, flow: FlowRecord): Promise<Body | undefined> {
  if (caller.continuity.sent === undefined) return undefined
  caller.continuity.drop()
  const held = await service.stores.continuities.take(caller.continuity.sent, service.clock())
  if (!held || held.flowId !== flow.id || held.identityId !== flow.identityId) return undefined
  return service.sealer.open(purpose, held.sealed) as Body | undefined // sealed by holdPost from the same shape
}
