import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IdentityOptions, Metrics } from '@collect/identity'
import type { OpenOptions } from '@collect/storage'

/** Tells a collector what took how long. It is told routes, statuses and ids of requests: no query, no body, no name. */
export interface Tracing {
  /** One request: everything that happens within `answer` belongs to it. */
  request(incoming: IncomingMessage, outgoing: ServerResponse, answer: () => unknown): void
  /** An answer of the identity service, by its route. */
  readonly answered: Metrics['answered']
  /** Work that takes long by itself. */
  readonly trace: NonNullable<IdentityOptions['trace']>
  readonly onQuery: NonNullable<OpenOptions['onQuery']>
  /** Hands over what is left, for a few seconds at most. */
  close(): Promise<void>
}
