import { clientNetworkOf } from '../../rate-limit/client-network.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { sizeOfFlow } from '../../store/flow-store.ts'
import type { Caller } from '../caller.ts'
import { FlowError } from '../flow-error.ts'
import type { Service } from '../service.ts'

/**
 * A flow counts once per this many bytes; a plain flow is smaller. Of sealed rows of one, two and three units, a page
 * of the database file holds five, two and two.
 */
const unit = 470

const unitsOf = (flow: FlowRecord): number => Math.ceil(sizeOfFlow(flow) / unit)

/**
 * Stores a flow that a visitor began. Flows stay until they expire, so they are counted by network: a network that
 * begins flows for long still cannot fill the disk (docs/decisions/0024).
 * @throws 429 with the time to wait
 */
export async function beginFlow(service: Service, caller: Caller, flow: FlowRecord): Promise<void> {
  await count(service, caller, unitsOf(flow))
  await service.stores.flows.insert(flow)
}

/** Counts the bytes that a form post adds to its flow. @throws 429 with the time to wait */
export async function countGrowth(
  service: Service,
  caller: Caller,
  before: FlowRecord,
  after: FlowRecord,
): Promise<void> {
  const more = unitsOf(after) - unitsOf(before)
  if (more > 0) await count(service, caller, more)
}

/** Counts other bytes that a visitor stores with a flow. @throws 429 with the time to wait */
export const countBytes = (service: Service, caller: Caller, bytes: number): Promise<void> =>
  count(service, caller, Math.ceil(bytes / unit))

async function count({ rateLimiter, startsAtOnce }: Service, { ipAddress }: Caller, units: number): Promise<void> {
  const network = clientNetworkOf(ipAddress)
  const counts = rateLimiter.alone('start', network)
  if (counts.length === 0 || startsAtOnce(network.queueKey, units)) return
  const exceeded = await rateLimiter.take(counts, units)
  if (!exceeded) return
  throw new FlowError({
    status: 429,
    reason: 'Too many flows were started from this network. Try again in a moment.',
    retryAfter: Math.ceil(exceeded.wait / 1000),
  })
}
