import { HttpFailure } from './failure.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses cross-site changes. Browsers send Fetch Metadata or `Origin`. A client that sends neither is no browser, so
 * it does not attach a user's cookies by itself.
 */
export function requireSameOrigin(request: Request): void {
  if (safe.has(request.method)) return
  const site = request.headers.get('Sec-Fetch-Site')
  if (site === 'same-origin' || site === 'none') return
  const origin = request.headers.get('Origin')
  if (site === null && (origin === null || origin === new URL(request.url).origin)) return
  throw new HttpFailure(403, 'The request comes from another site (Sec-Fetch-Site, Origin).')
}
