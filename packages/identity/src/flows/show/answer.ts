import type { Caller } from '../caller.ts'
import { type FlowRecord, hasErrors } from '../../records/flow.ts'
import type { Service } from '../service.ts'
import { wireFlow } from './wire-flow.ts'

/** A response in two forms: for scripts, and for a browser that navigates. `http/wire/reply.ts` chooses. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly location: string
  readonly locationStatus?: 302 | 303
  /** The rule of content negotiation that applies (docs/contract/http.md §1.1). */
  readonly rule: 'json' | 'acceptsJson' | 'prefersHtml'
  /** Native flows always get JSON. */
  readonly isNative: boolean
  /** Seconds until the service accepts the next attempt, after too many. */
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
    // Kratos answers a refused sign-up with 302, but a step of it with 303 (docs/contract/http.md §11.20).
    ...(flow.kind === 'registration' && status === 400 && hasErrors(flow) && { locationStatus: 302 as const }),
    rule,
    isNative: flow.type === 'api',
  }
}

/** Sends the client to another page: scripts get its address with 422, browsers a redirect. */
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
