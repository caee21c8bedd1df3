import { Readable, pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const worthIt = /^(text\/|application\/json)/

/**
 * Compresses a page while it streams; every part that the page flushes is sent at once.
 * Pages contain CSRF tokens, but each rendering masks them anew, so the compressed length reveals nothing (BREACH).
 */
export function compressed(request: Request, response: Response): Response {
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  const isCompressible =
    response.body !== null &&
    request.method !== 'HEAD' &&
    !response.headers.has('Content-Encoding') &&
    worthIt.test(response.headers.get('Content-Type') ?? '')
  if (!isCompressible) return response

  const compressor = compressorFor(accepted)
  if (!compressor) return response
  // The stream types of Node and of the web differ in name only.
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  const body = pipeline(source, compressor.stream, () => {}) // an error ends the response, and the reader sees it there
  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', compressor.name)
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  return new Response(Readable.toWeb(body) as ReadableStream, {
    status: response.status,
    statusText: response.statusText,
    headers,
  })
}

function compressorFor(accepted: string) {
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    return { name: 'br', stream: createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH }) }
  }
  if (/\bgzip\b/.test(accepted)) return { name: 'gzip', stream: createGzip({ flush: constants.Z_SYNC_FLUSH }) }
  return undefined
}
