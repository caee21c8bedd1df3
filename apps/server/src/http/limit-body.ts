import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Hono's limit, but it asks a request for its body only where no header tells the length: that makes it a full `Request`
 * with streams, which hot paths do without. Node's parser ends a body at its told length anyway.
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
