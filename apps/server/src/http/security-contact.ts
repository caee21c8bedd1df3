import { locales, tagOf } from '@collect/messages'

/** Validity of the file, in days. `Expires` changes once a day. */
const goodFor = 180
const day = 24 * 60 * 60_000

export const securityContactPath = '/.well-known/security.txt'

/** The contact for reports of vulnerabilities (RFC 9116). @param contact a mail address or the URL of a page */
export function securityContact(contact: string, origin: string, now = Date.now()): Response {
  const expires = new Date(Math.floor(now / day) * day + goodFor * day)
  const lines = [
    `Contact: ${contact.includes('@') && !contact.includes(':') ? `mailto:${contact}` : contact}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${origin}${securityContactPath}`,
    `Preferred-Languages: ${locales.map(tagOf).join(', ')}`,
  ]
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }
  return new Response(`${lines.join('\n')}\n`, { headers })
}
