import { createHash } from 'node:crypto'
import type { Context } from 'hono'

const year = 31_536_000

/**
 * A script of the service (docs/contract/nodes.md §10.1). Pages elsewhere load it too: its print is checked there, for
 * which a browser has to be allowed to read it. Under the address of its version it may be kept for good.
 */
export function scriptReply(script: Uint8Array<ArrayBuffer>, version?: string) {
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`
  return ({ req }: Context): Response => {
    const isVersion = version !== undefined && req.query('v') === version
    const headers = {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': isVersion ? `public, max-age=${year}, immutable` : 'public, no-cache',
      etag,
    }
    if (req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(script, { headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' } })
  }
}
