import './process/thread-pool.ts'
import { serve } from './http/serve.ts'
import { openIdentity } from './services/identity-service.ts'
import { listen } from './http/listener.ts'
import { openOwnDatabase } from './services/open-own-database.ts'
import { run } from './process/run.ts'
import type { Environment } from './environment/read-environment.ts'
import { openTracing } from './tracing/open-tracing.ts'

/** The identity service alone, on the ports of Kratos unless PORT and ADMIN_PORT are set. */
process.env['PORT'] ||= '4433'

await run(async (environment, log) => {
  const tracing = await openTracing(environment, log)
  const database = await openOwnDatabase(environment, log, tracing)
  const identity = await openIdentity(environment, database, log, { tracing })
  const running = await serve(environment, log, {
    fetch: identity.fetch,
    admin: identity.admin,
    tracing,
    listen: (answer) => listen(answer, environment.host, environment.port, 'PORT'),
    async close() {
      await identity.close()
      await database.close()
    },
  })
  process.stdout.write(`Identity service: public API at ${environment.origin}, admin API ${adminPlace(environment)}\n`)
  return running
})

function adminPlace({ adminPort, adminSocket }: Environment): string {
  const port = adminPort === 'off' ? [] : [`on port ${adminPort}`]
  const socket = adminSocket === undefined ? [] : [`at ${adminSocket}`]
  return [...port, ...socket].join(' and ') || 'off'
}
