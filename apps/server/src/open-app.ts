import type { Fetch } from '@collect/contract'
import { createApplication, type ApplicationOptions } from './http/application.ts'
import { serve, type Served } from './http/serve.ts'
import type { Log } from './process/log.ts'
import { adminOf } from './services/admin-of.ts'
import { checkRemote } from './services/check-remote.ts'
import { openServices } from './services/open-services.ts'
import type { PageOptions } from './pages/pages.ts'
import { readProject } from './environment/project.ts'
import type { Running } from './process/run.ts'
import type { Environment } from './environment/read-environment.ts'
import { openTracing } from './tracing/open-tracing.ts'

/** The differences between the built app and the app in development. */
export interface AppParts {
  readonly assets: ApplicationOptions['assets']
  readonly pages: (options: Omit<PageOptions, 'build'>) => Fetch
  readonly listen: Served['listen']
}

/** Opens the services, the pages in front of them, and the admin API. */
export async function openApp(
  environment: Environment,
  log: Log,
  { assets, pages, listen }: AppParts,
): Promise<Running> {
  const { origin, devPages, remoteService } = environment
  const { screens: project, securityContact } = readProject(environment.projectConfig)
  const tracing = await openTracing(environment, log)
  const services = await openServices(environment, log, { project, tracing })
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
  const running = await serve(environment, log, {
    fetch: application.fetch,
    admin: adminOf(services),
    tracing,
    listen,
    close: services.close,
  })
  const stopping = new AbortController()
  if (remoteService !== undefined) void checkRemote({ base: remoteService, origin, log, signal: stopping.signal })

  return {
    stop(timeoutMs) {
      isStopping = true
      stopping.abort()
      return running.stop(timeoutMs)
    },
  }
}
