import type { IncomingMessage, ServerResponse } from 'node:http'

const parameters = ['id_token_hint', 'post_logout_redirect_uri', 'state', 'ui_locales', 'client_id', 'logout_hint']

/** Of the form, in bytes. Node refuses request lines that are much longer. */
const maxLength = 8_000

/**
 * Turns a logout request in a form into one in the address, as OpenID Connect RP-Initiated Logout wants both. The
 * library would need cookies that every site's forms carry; after a redirect, the ordinary ones do.
 */
export async function redirectPostedLogout(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const isForm = incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  const body = isForm ? await bodyOf(incoming) : undefined
  if (body === undefined) {
    outgoing.writeHead(400, { 'Content-Type': 'application/json' }).end('{"error":"invalid_request"}')
    return
  }
  const form = new URLSearchParams(body)
  const query = new URLSearchParams()
  for (const name of parameters) {
    const value = form.get(name)
    if (value !== null) query.set(name, value)
  }
  outgoing.writeHead(303, { Location: `/oauth2/sessions/logout?${query}` }).end()
}

/** The body as text; undefined if it is too long. */
async function bodyOf(incoming: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length
    if (length > maxLength) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
