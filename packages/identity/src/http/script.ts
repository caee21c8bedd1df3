import { createHash } from 'node:crypto'
import type { Context } from 'hono'

const year = 31_536_000

/**
 * Serves a script (docs/contract/nodes.md §10.1). Pages of other origins load it with an integrity digest, which needs
 * CORS. Under the address of its version, browsers may cache it forever.
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
