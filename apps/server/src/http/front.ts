import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tracing } from '../tracing/tracing.ts'

/** Returns whether it has answered the request. */
type Edge = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
type Listen = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** Every request passes the edge, which replaces untrusted headers, and then tracing, if enabled. */
export const front =
  (edge: Edge, answer: Listen, tracing: Tracing | undefined): Listen =>
  (incoming, outgoing) => {
    if (edge(incoming, outgoing)) return
    if (tracing) tracing.request(incoming, outgoing, () => answer(incoming, outgoing))
    else answer(incoming, outgoing)
  }
