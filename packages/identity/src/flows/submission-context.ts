import type { Body } from '../methods/strategy.ts'
import type { FlowRecord } from '../records/flow.ts'
import type { Caller } from './caller.ts'
import type { Service } from './service.ts'

/** A request for one flow. */
export interface FlowRequest {
  readonly service: Service
  readonly caller: Caller
  readonly flow: FlowRecord
}

/** One submission. */
export interface SubmissionContext extends FlowRequest {
  readonly body: Body
  /** A browser acts for a native application: the exchange with this id gets the session, and not the browser. */
  readonly exchangeId?: string
}

/** A parsed body, or the reason why it cannot be parsed. */
export type ReadBody = { readonly body: Body } | { readonly problem: string }
