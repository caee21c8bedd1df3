import './process/thread-pool.ts'
import { serve } from './http/serve.ts'
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
  const running = await serve(settings, log, {
    fetch: identity.fetch,
    admin: identity.admin,
    tracing,
    listen: (answer) => listen(answer, settings.host, settings.port, 'PORT'),
    async close() {
      await identity.close()
      await database.close()
    },
  })
  process.stdout.write(`Identity service: public API at ${settings.origin}, admin API ${adminPlace(settings)}\n`)
  return running
})

function adminPlace({ adminPort, adminSocket }: Settings): string {
  const port = adminPort === 'off' ? [] : [`on port ${adminPort}`]
  const socket = adminSocket === undefined ? [] : [`at ${adminSocket}`]
  return [...port, ...socket].join(' and ') || 'off'
}
