import './process/thread-pool.ts'
import { getRequestListener } from '@hono/node-server'
import { openAdmin } from './http/admin-listeners.ts'
import { createApplication } from './http/application.ts'
import { createEdge } from './http/edge.ts'
import { front } from './http/front.ts'
import { listen, type Listener } from './http/listener.ts'
import { openServices } from './services/open-services.ts'
import { createPages } from './pages/pages.ts'
import { readProject } from './environment/project.ts'
import { run } from './process/run.ts'
import { createStaticAssets } from './http/static-assets.ts'
import { openTracing } from './tracing/open-tracing.ts'
import { loadWebBuild, webAssetsFolder } from './pages/web-build.ts'

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
