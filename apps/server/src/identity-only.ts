import './thread-pool.ts'
import { getRequestListener } from '@hono/node-server'
import { adminDoor } from './admin-door.ts'
import { createEdge } from './edge.ts'
import { front } from './front.ts'
import { openIdentity } from './identity-service.ts'
import { listen } from './listener.ts'
import { openOwnDatabase } from './open-services.ts'
import { run } from './run.ts'
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
  if (settings.adminPort !== 'off') {
    const admin = getRequestListener(adminDoor(identity.admin))
    listeners.push(await listen(admin, '127.0.0.1', settings.adminPort, 'ADMIN_PORT'))
  }
  process.stdout.write(`Identity service: public API at ${settings.origin}, admin API on port ${settings.adminPort}\n`)

  return {
    async stop(patience) {
      await Promise.all(listeners.map((listener) => listener.stop(patience)))
      await identity.close()
      await database.close()
      await tracing?.close()
    },
  }
})
