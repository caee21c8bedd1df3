import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { openAdmin } from './http/admin-listeners.ts'
import { createApplication, type ApplicationOptions } from './http/application.ts'
import { createEdge } from './http/edge.ts'
import type { Fetch } from './services/fetch.ts'
import { front } from './http/front.ts'
import type { Listener } from './http/listener.ts'
import type { Log } from './process/log.ts'
import { openServices } from './services/open-services.ts'
import type { PageOptions } from './pages/pages.ts'
import { readProject } from './environment/project.ts'
import type { Running } from './process/run.ts'
import type { Settings } from './environment/settings.ts'
import { openTracing } from './tracing/open-tracing.ts'

/** What differs between the built app and the one in development. */
export interface AppParts {
  readonly assets: ApplicationOptions['assets']
  readonly pages: (options: Omit<PageOptions, 'build'>) => Fetch
  /** Takes the requests of the public address. */
  readonly listen: (answer: RequestListener) => Promise<Pick<Listener, 'stop'>>
}

/** Opens the services, the pages in front of them, and the admin API. */
export async function openApp(settings: Settings, log: Log, { assets, pages, listen }: AppParts): Promise<Running> {
  const { origin, devPages } = settings
  const { screens: project, securityContact } = readProject(settings.projectConfig)
  const tracing = await openTracing(settings, log)
  const services = await openServices(settings, log, { languages: project, tracing })
  const edge = createEdge({ ...settings, log })
  let isStopping = false

  const application = createApplication({
    origin,
    devPages,
    services,
    assets,
    pages: pages({ origin, project, devPages, services, log }),
    log,
    languages: project,
    securityContact,
    isStopping: () => isStopping,
  })
  const listeners = [await listen(front(edge, getRequestListener(application.fetch), tracing))]
  if (services.identityAdmin) listeners.push(...(await openAdmin(settings, services.identityAdmin, log)))

  return {
    async stop(patience) {
      isStopping = true
      await Promise.all(listeners.map((listener) => listener.stop(patience)))
      await services.close()
      await tracing?.close()
    },
  }
}
