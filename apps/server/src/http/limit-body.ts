import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Hono's limit, but it reads the body only if no header declares the length: reading creates a full `Request` with
 * streams, which is slow. Node's parser ends a body at its declared length anyway.
 */
export function limitBody(options: Parameters<typeof bodyLimit>[0]): MiddlewareHandler {
  const limit = bodyLimit(options)
  return (c, next) => {
    const { headers } = c.req.raw
    const length = headers.get('content-length')
    const isLengthDeclared = !headers.has('transfer-encoding')
    const isShort = isLengthDeclared && (length === null || Number(length) <= options.maxSize)
    return isShort ? next() : limit(c, next)
  }
}
