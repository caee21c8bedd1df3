/** Hosts that can only mean the user's own machine (RFC 8252 §7.3). */
const loopbacks = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Whether a client may be registered with this address for redirects. */
export function isAllowedRedirect(address: string): boolean {
  const url = URL.parse(address)
  if (url === null || /[#*\s\\]/.test(address) || url.username !== '' || url.password !== '') return false
  if (url.protocol === 'https:') return true
  if (url.protocol === 'http:') return loopbacks.has(url.hostname)
  return isOwnScheme(address)
}

/** The scheme of a native application: a domain name in reverse (RFC 8252 §7.1). */
export const isOwnScheme = (address: string): boolean => /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:/i.test(address)
