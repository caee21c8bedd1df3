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

/** One submission on its way through the steps. */
export interface SubmissionContext extends FlowRequest {
  readonly body: Body
}

/** A body as it was read; what cannot be read is a problem with its reason. */
export type ReadBody = { readonly body: Body } | { readonly problem: string }
