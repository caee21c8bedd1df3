import type { RequestListener } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { Fetch } from '@collect/contract'
import type { Log } from '../process/log.ts'
import { openApp } from '../open-app.ts'
import { createPages, type PageOptions } from '../pages/pages.ts'
import type { Running } from '../process/run.ts'
import type { Environment } from '../environment/read-environment.ts'
import { errorPage } from './error-page.ts'

interface DevParts {
  /** Loads the web app from its current sources. */
  readonly loadPages: () => Promise<ServerBuild>
  readonly listen: (answer: RequestListener) => void
}

/** The app of `main.ts` from the sources. Vite serves the browser's files and loads changed pages at each request. */
export const openDevApp = (environment: Environment, log: Log, { loadPages, listen }: DevParts): Promise<Running> =>
  openApp(environment, log, {
    assets: () => undefined,
    pages: (options) => pagesOf(options, loadPages),
    async listen(answer) {
      listen(answer)
      return { async stop() {} }
    },
  })

const pagesOf =
  (options: Omit<PageOptions, 'build'>, loadPages: DevParts['loadPages']): Fetch =>
  async (request) => {
    try {
      return withWorkers(await createPages({ ...options, build: await loadPages(), mode: 'development' })(request))
    } catch (error) {
      options.log.error({ event: 'page.failed', err: error }, 'A page could not be rendered.')
      return new Response(errorPage(error), { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    }
  }

/** Vite's client uses its own worker to wait for a restarted server. */
function withWorkers(page: Response): Response {
  const policy = page.headers.get('Content-Security-Policy')
  if (policy !== null) page.headers.set('Content-Security-Policy', `${policy}; worker-src 'self' blob:`)
  return page
}
