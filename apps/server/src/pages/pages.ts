import { randomBytes } from 'node:crypto'
import type { Fetch, ProjectConfiguration } from '@collect/contract'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { asCaller } from '../services/caller-headers.ts'
import { compressed } from '../responses/compressed.ts'
import type { Log } from '../process/log.ts'
import { senderOf } from '../services/sender.ts'
import type { Services } from '../services/services.ts'
import { cacheControlOf, pageHeaders } from '../responses/page-headers.ts'

export interface PageOptions {
  readonly build: ServerBuild
  readonly origin: string
  readonly project: ProjectConfiguration
  readonly devPages: boolean
  readonly services: Services
  readonly log: Log
  /** In development, pages and their scripts show the errors of the server. */
  readonly mode?: 'development' | 'production'
}

/** Headers that the collectibles service needs to refuse cross-site changes. */
const siteHeaders = ['Origin', 'Sec-Fetch-Site']

/** Renders the app's pages: React Router with the app's context, security headers, and cookies of inner calls. */
export function createPages(options: PageOptions): Fetch {
  const { build, origin, project, devPages, services, log, mode = 'production' } = options
  const handle = createRequestHandler(build, mode)
  // The context key must come from the build: one imported from the sources would be another object.
  const { pageContext } = build.entry.module as unknown as EntryModule

  return async (request) => {
    const nonce = randomBytes(16).toString('base64')
    const cookies: string[] = []
    const allowed = { widget: new Set<string>(), chooser: new Set<string>() }
    let isPersonal = false
    const context = new RouterContextProvider()
    context.set(pageContext, {
      nonce,
      origin,
      project,
      devPages,
      embedded: services.isEmbedded,
      service: asCaller(services.identity, request),
      collectibles: asCaller(services.collectibles, request, siteHeaders),
      ...(services.identityAdmin && { identityAdmin: services.identityAdmin }),
      ...(services.consent && { consent: services.consent }),
      ...(services.mails && { mails: services.mails }),
      ...(services.previewMails && { previewMails: services.previewMails }),
      passOn: (response: Response) => {
        cookies.push(...response.headers.getSetCookie())
      },
      allow: (allowing: string, use: keyof typeof allowed) => {
        allowed[use].add(allowing)
      },
      personal: () => {
        isPersonal = true
      },
      report: (error: unknown) => {
        const { pathname } = new URL(request.url)
        log.error(
          { event: 'page.failed', err: error, ...senderOf(request), path: pathname },
          'A page could not be rendered.',
        )
      },
    })

    const answer = await handle(request, context)
    const { pathname } = new URL(request.url)
    const headers = new Headers(answer.headers)
    const isHtml = headers.get('Content-Type')?.startsWith('text/html')
    const added = isHtml
      ? pageHeaders(pathname, nonce, { widgets: [...allowed.widget], choosers: [...allowed.chooser], isPersonal })
      : { 'Cache-Control': cacheControlOf(pathname) }
    for (const [name, value] of Object.entries(added)) headers.set(name, value)
    // An open page learns from it that the server has a newer release.
    headers.append('Server-Timing', `release;desc="${build.assets.version}"`)
    if (answer.status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '2')
    for (const cookie of cookies) headers.append('Set-Cookie', cookie)
    return compressed(
      request,
      new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers }),
    )
  }
}

/** The part of the build's entry module that this server reads. */
interface EntryModule {
  readonly pageContext: Parameters<RouterContextProvider['set']>[0]
}
