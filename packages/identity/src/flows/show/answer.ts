import type { Caller } from '../caller.ts'
import { type FlowRecord, hasErrors } from '../../records/flow.ts'
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
