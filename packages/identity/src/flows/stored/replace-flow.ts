import type { FlowKind, UiMessage } from '@collect/contract'
import type { FlowRecord } from '../../records/flow.ts'
import { beginFlow } from './count-flow.ts'
import { successorOf } from './create-flow.ts'
import { FlowError } from '../flow-error.ts'
import type { Service } from '../service.ts'
import type { FlowRequest } from '../submission-context.ts'

/** Stores a new flow in place of one that cannot go on; its messages say why. */
export async function replaceFlow(
  { service, caller, flow }: FlowRequest,
  messages: readonly UiMessage[],
): Promise<FlowRecord> {
  const live = flow.refresh ? await caller.session() : undefined
  // A client that is not signed in to the account has nothing to confirm, and must not learn whose account it is
  // (docs/contract/http.md §3.2).
  const { identityId: _, ...anonymous } = flow
  const before = flow.refresh && live?.identity.id !== flow.identityId ? { ...anonymous, refresh: false } : flow
  const next = { ...successorOf(service, before, flow.type === 'browser' ? caller.csrf.ensure() : ''), messages }
  await beginFlow(service, caller, next)
  return next
}

/** The error that names the replacing flow; its form depends on the kind of flow (docs/contract/http.md §3.3). */
export function replacedBy(
  service: Service,
  before: FlowRecord,
  next: FlowRecord,
  cause: 'expired' | 'replaced',
): FlowError {
  const { addresses, clock, config } = service
  const { kind, type } = before
  const location = addresses.page(kind, next.id)
  const useFlow = { use_flow_id: next.id }
  const readsFetch: readonly FlowKind[] = cause === 'expired' ? ['recovery', 'verification'] : ['recovery']
  const transitions = kind === 'recovery' && config.feature_flags.use_continue_with_transitions
  if (readsFetch.includes(kind) && !(transitions && type === 'api')) {
    return new FlowError({
      status: 303,
      reason: 'The flow was replaced.',
      location: addresses.fetch(kind, next.id),
      redirectsScripts: true,
      extras: { page: location },
    })
  }
  const late = Math.max(0, clock() - before.expiresAt)
  return new FlowError({
    status: 410,
    id: cause === 'expired' ? 'self_service_flow_expired' : 'self_service_flow_replaced',
    reason: cause === 'expired' ? 'The flow expired before it was sent.' : 'The flow was replaced by a new one.',
    ...(transitions && { details: { continue_with: [{ action: 'show_recovery_ui', flow: { id: next.id } }] } }),
    extras: {
      ...useFlow,
      ...(cause === 'expired' && { expired_at: new Date(before.expiresAt).toISOString(), since: late * 1_000_000 }),
    },
    location,
  })
}
