import { getRequestListener } from '@hono/node-server'
import { createApplication, type ApplicationOptions } from '../src/http/application.ts'
import { createEdge } from '../src/http/edge.ts'
import { front } from '../src/http/front.ts'
import { listen } from '../src/http/listener.ts'
import { createLog } from '../src/process/log.ts'

/** Options of the test server; defaults replace the parts that a test does not use. */
export interface ServerOptions extends Partial<ApplicationOptions> {
  readonly trustedHops?: number
  readonly trustsPlaces?: boolean
  readonly logLevel?: string
  /** A port chosen in advance, because a service needs to know it. */
  readonly port?: number
}

/** The real server on a free port, in front of the given services. It keeps its log as text. */
export async function openServer(options: ServerOptions = {}) {
  const lines: string[] = []
  const log = createLog(options.logLevel ?? 'debug', { write: (line) => lines.push(line) })
  const port = options.port ?? (await portOf())
  const origin = options.origin ?? `http://localhost:${port}`
  const edge = createEdge({
    origin,
    trustedHops: options.trustedHops ?? 0,
    trustsPlaces: options.trustsPlaces ?? false,
    log,
  })
  const application = createApplication({
    origin,
    devPages: true,
    services: {
      identity: async () => new Response('identity'),
      collectibles: async () => new Response('collectibles'),
      isEmbedded: true,
      ready: async () => {},
      close: async () => {},
    },
    assets: () => undefined,
    pages: async () => new Response('page'),
    log,
    isStopping: () => false,
    ...options,
  })
  const answer = getRequestListener(application.fetch)
  const listener = await listen(front(edge, answer, undefined), '127.0.0.1', port, 'PORT')
  return { origin, port, log: () => lines.join(''), stop: () => listener.stop(1_000) }
}

async function portOf(): Promise<number> {
  const probe = await listen(() => {}, '127.0.0.1', 0, 'PORT')
  await probe.stop(0)
  return probe.port
}
