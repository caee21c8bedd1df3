import type { FlowKind } from '@collect/contract'
import type { Caller } from '../caller.ts'
import { FlowError } from '../flow-error.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { hasErrors } from '../../methods/code/sent-nodes.ts'
import type { Service } from '../service.ts'
import { wireFlow } from './wire-flow.ts'

/** What happened, told twice: for a script, and for a browser that navigates. `http/wire/reply.ts` chooses. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly location: string
  readonly locationStatus?: 302 | 303
  /** Which of the three rules of negotiation decides (docs/contract/http.md §1.1). */
  readonly rule: 'json' | 'acceptsJson' | 'prefersHtml'
  /** Native flows always get JSON. */
  readonly isNative: boolean
  /** Too many came before; in so many seconds the next one is taken. */
  readonly retryAfter?: number
}

/** The flow goes on: its page is shown again. */
export async function showFlow(
  service: Service,
  caller: Caller,
  flow: FlowRecord,
  status: 200 | 400,
  rule: Answer['rule'] = 'json',
): Promise<Answer> {
  return {
    status,
    body: await wireFlow(service, caller, flow),
    location: service.addresses.page(flow.kind, flow.id),
    // Kratos has always answered a refused sign-up with 302; a step of it is none (docs/contract/http.md §11.20).
    ...(flow.kind === 'registration' && status === 400 && hasErrors(flow) && { locationStatus: 302 as const }),
    rule,
    isNative: flow.type === 'api',
  }
}

/** A script is told to leave; a browser just leaves. */
export function leaveFor(location: string, isNative: boolean): Answer {
  return {
    status: 422,
    body: {
      error: {
        id: 'browser_location_change_required',
        code: 422,
        status: 'Unprocessable Entity',
        message: 'The browser has to go to another address.',
      },
      redirect_browser_to: location,
    },
    location,
    rule: 'json',
    isNative,
  }
}

/** Another flow takes over; each kind has its own way of saying so (docs/contract/http.md §3.3). */
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
