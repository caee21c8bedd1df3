import { PassThrough } from 'node:stream'

import { tagOf } from '@collect/messages'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'

import { serverWords } from './frame/server-words.ts'
import { WordsContext } from './frame/words.ts'
import { lightPageOf } from './light/render-light-page.tsx'
import { NonceContext } from './nonce.tsx'
import { fontCookie, hasFont } from './server/font.ts'
import { localeOfVisit } from './server/locale.ts'
import { pageContext } from './server/page-context.ts'
import { hasJustSignedOut, saidCookie } from './server/signed-out.ts'
import { textPolicy } from './server/text-policy.ts'

// The server that loads this build fills the context under this key.
export { pageContext } from './server/page-context.ts'
export type { PageContext } from './server/page-context.ts'

// `npm run build` weighs these.
export { filesOf } from 'virtual:light-files'

/**
 * Logs errors that the router could not handle. A client's mistake (404, 405) is not an error here; its request has a
 * log line of its own.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).report(error)
}

const streamTimeout = 5_000

/**
 * Renders a page. The server sends it when it is complete: loaders have finished and nothing is deferred, so an error
 * while rendering can still become a 500.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, origin, project } = context.get(pageContext)
  const locale = await localeOfVisit({ request, context, url: new URL(request.url) })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', tagOf(locale))
  headers.append('Vary', 'Cookie')
  if (project.locale_behavior === 'browser') headers.append('Vary', 'Accept-Language')
  if (!hasFont(request)) headers.append('Set-Cookie', fontCookie(origin.startsWith('https:')))
  if (hasJustSignedOut(request)) headers.append('Set-Cookie', saidCookie(origin.startsWith('https:')))
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const lightPage = await lightPageOf(routerContext, nonce)
  return new Promise((resolve, reject) => {
    let fault: unknown
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <WordsContext value={serverWords(locale)}>
          {lightPage ?? <ServerRouter context={routerContext} url={request.url} nonce={nonce} />}
        </WordsContext>
      </NonceContext>,
      {
        nonce: { script: nonce, style: nonce },
        bootstrapScriptContent: textPolicy,
        onAllReady() {
          clearTimeout(timer)
          // Rendering failed: the router renders its error page instead and logs the error.
          if (fault !== undefined) return reject(fault)
          const body = new PassThrough()
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          fault ??= error
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout)
  })
}
