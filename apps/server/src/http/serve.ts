import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Fetch } from '@collect/contract'
import type { Environment } from '../environment/read-environment.ts'
import type { Log } from '../process/log.ts'
import type { Running } from '../process/run.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { openAdmin } from './admin-listeners.ts'
import { createEdge } from './edge.ts'
import { front } from './front.ts'
import type { Listener } from './listener.ts'

export interface Served {
  /** Answers the requests at the public address. */
  readonly fetch: (request: Request) => Response | Promise<Response>
  /** The admin API, if this process offers one. */
  readonly admin?: Fetch | undefined
  readonly tracing?: Tracing | undefined
  /** Receives the requests at the public address. */
  readonly listen: (answer: RequestListener) => Promise<Pick<Listener, 'stop'>>
  /** Closes the services after the last response. */
  close(): Promise<void>
}

/** Listens at the public address and for the admin API until both are stopped. */
export async function serve(environment: Environment, log: Log, served: Served): Promise<Running> {
  const { fetch, admin, tracing, listen, close } = served
  const edge = createEdge({ ...environment, log })
  const listeners = [await listen(front(edge, getRequestListener(fetch), tracing))]
  if (admin) listeners.push(...(await openAdmin(environment, admin, log)))
  return {
    async stop(timeoutMs) {
      await Promise.all(listeners.map((listener) => listener.stop(timeoutMs)))
      await close()
      await tracing?.close()
    },
  }
}
