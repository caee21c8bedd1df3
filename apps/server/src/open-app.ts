import { createApplication, type ApplicationOptions } from './http/application.ts'
import type { Fetch } from './services/fetch.ts'
import { serve, type Served } from './http/serve.ts'
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
  readonly listen: Served['listen']
}

/** Opens the services, the pages in front of them, and the admin API. */
export async function openApp(settings: Settings, log: Log, { assets, pages, listen }: AppParts): Promise<Running> {
  const { origin, devPages } = settings
  const { screens: project, securityContact } = readProject(settings.projectConfig)
  const tracing = await openTracing(settings, log)
  const services = await openServices(settings, log, { languages: project, tracing })
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
  const running = await serve(settings, log, {
    fetch: application.fetch,
    admin: services.identityAdmin,
    tracing,
    listen,
    close: services.close,
  })

  return {
    stop(patience) {
      isStopping = true
      return running.stop(patience)
    },
  }
}
