import type { Context } from 'hono'
import { keyScript, keyScriptVersion } from '../keys/key-script.ts'

const etag = `"${keyScriptVersion}"`

/**
 * The script for keys (contract/nodes.md §10.1). Pages elsewhere load it too: its print is checked there, for which a
 * browser has to be allowed to read it.
 */
export function keyScriptReply({ req }: Context): Response {
  const headers = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': req.query('v') === keyScriptVersion ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    etag,
  }
  if (req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(keyScript, { headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' } })
}
