import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IdentityOptions, Metrics } from '@collect/identity'
import type { OpenOptions } from '@collect/storage'

/** Exports durations to a collector, with routes, statuses and ids of requests: no query, no body, no name. */
export interface Tracing {
  /** Traces one request; all spans within `answer` belong to it. */
  request(incoming: IncomingMessage, outgoing: ServerResponse, answer: () => unknown): void
  /** Traces an answer of the identity service, by its route. */
  readonly answered: Metrics['answered']
  /** Traces slow work, such as a password hash. */
  readonly trace: NonNullable<IdentityOptions['trace']>
  readonly onQuery: NonNullable<OpenOptions['onQuery']>
  /** Exports the remaining spans, for a few seconds at most. */
  close(): Promise<void>
}
