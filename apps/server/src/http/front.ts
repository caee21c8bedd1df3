import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tracing } from '../tracing/tracing.ts'

/** Tells whether it has answered already. */
type Edge = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
type Listen = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** What every request passes: the edge, which makes it fit to be believed, and where it is traced, if it is. */
export const front =
  (edge: Edge, answer: Listen, tracing: Tracing | undefined): Listen =>
  (incoming, outgoing) => {
    if (edge(incoming, outgoing)) return
    if (tracing) tracing.request(incoming, outgoing, () => answer(incoming, outgoing))
    else answer(incoming, outgoing)
  }
