import { PassThrough } from 'node:stream'

import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'

import { NonceContext } from './nonce.tsx'
import { pageContext } from './server/page-context.ts'

// The server that carries this build fills the context under this very key (STACK: keys come out of the build).
export { pageContext } from './server/page-context.ts'
export type { Fetch, Mail, PageContext } from './server/page-context.ts'

const streamTimeout = 5_000

/**
 * Draws a page. It is sent when all of it is there: loaders have finished by then and nothing is deferred, so a page
 * arrives in one piece and an error in it can still become a 500.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce } = context.get(pageContext)
  return new Promise((resolve, reject) => {
    let fault: unknown
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          // One piece or none: the router draws its error page instead, and says what happened in the log.
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
