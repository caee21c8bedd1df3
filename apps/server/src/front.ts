import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tracing } from './tracing/tracing.ts'

type Listen = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** What every request passes: the edge, which makes it fit to be believed, and where it is traced, if it is. */
export const front =
  (edge: Listen, answer: Listen, tracing: Tracing | undefined): Listen =>
  (incoming, outgoing) => {
    edge(incoming, outgoing)
    if (tracing) tracing.request(incoming, outgoing, () => answer(incoming, outgoing))
    else answer(incoming, outgoing)
  }
