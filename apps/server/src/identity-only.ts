import './process/thread-pool.ts'
import { getRequestListener } from '@hono/node-server'
import { openAdmin } from './http/admin-listeners.ts'
import { createEdge } from './http/edge.ts'
import { front } from './http/front.ts'
import { openIdentity } from './services/identity-service.ts'
import { listen } from './http/listener.ts'
import { openOwnDatabase } from './services/open-services.ts'
import { run } from './process/run.ts'
import type { Settings } from './environment/settings.ts'
import { openTracing } from './tracing/open-tracing.ts'

/** The identity service alone, on the ports of Kratos unless PORT and ADMIN_PORT say otherwise. */
process.env['PORT'] ||= '4433'

await run(async (settings, log) => {
  const tracing = await openTracing(settings, log)
  const database = await openOwnDatabase(settings, log, tracing)
  const identity = await openIdentity(settings, database, log, { tracing })
  const edge = createEdge({ ...settings, log })
  const answer = getRequestListener(identity.fetch)
  const listeners = [await listen(front(edge, answer, tracing), settings.host, settings.port, 'PORT')]
  listeners.push(...(await openAdmin(settings, identity.admin, log)))
  process.stdout.write(`Identity service: public API at ${settings.origin}, admin API ${adminPlace(settings)}\n`)

  return {
    async stop(patience) {
      await Promise.all(listeners.map((listener) => listener.stop(patience)))
      await identity.close()
      await database.close()
      await tracing?.close()
    },
  }
})

function adminPlace({ adminPort, adminSocket }: Settings): string {
  const port = adminPort === 'off' ? [] : [`on port ${adminPort}`]
  const socket = adminSocket === undefined ? [] : [`at ${adminSocket}`]
  return [...port, ...socket].join(' and ') || 'off'
}
