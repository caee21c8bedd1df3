import './thread-pool.ts'
import { getRequestListener } from '@hono/node-server'
import { openAdmin } from './admin-listeners.ts'
import { createApplication } from './application.ts'
import { createEdge } from './edge.ts'
import { front } from './front.ts'
import { listen, type Listener } from './listener.ts'
import { openServices } from './open-services.ts'
import { createPages } from './pages.ts'
import { readProject } from './project.ts'
import { run } from './run.ts'
import { createStaticAssets } from './static-assets.ts'
import { openTracing } from './tracing/open-tracing.ts'
import { loadWebBuild, webAssetsFolder } from './web-build.ts'

await run(async (settings, log) => {
  const { origin, devPages } = settings
  const { screens: project, securityContact } = readProject(settings.projectConfig)
  const build = await loadWebBuild()
  const tracing = await openTracing(settings, log)
  const services = await openServices(settings, log, { languages: project, tracing })
  const edge = createEdge({ ...settings, log })
  let isStopping = false

  const application = createApplication({
    origin,
    devPages,
    services,
    assets: createStaticAssets(webAssetsFolder),
    pages: createPages({ build, origin, project, devPages, services, log }),
    log,
    languages: project,
    securityContact,
    isStopping: () => isStopping,
  })
  const answer = getRequestListener(application.fetch)
  const listeners: Listener[] = [await listen(front(edge, answer, tracing), settings.host, settings.port, 'PORT')]
  if (services.identityAdmin) listeners.push(...(await openAdmin(settings, services.identityAdmin, log)))
  process.stdout.write(`Collect Everything is open at ${origin}\n`)

  return {
    async stop(patience) {
      isStopping = true
      await Promise.all(listeners.map((listener) => listener.stop(patience)))
      await services.close()
      await tracing?.close()
    },
  }
})
