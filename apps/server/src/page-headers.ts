/** Pages that hold nothing of an account beyond what the browser itself asked for. */
const productPaths = new Set(['/', '/discover', '/shop', '/collection'])

/** The gallery shows its screens in frames, to see them at a width; it is there for developers only. */
const shownInFrames = /^\/dev\/gallery\/(?:sent$|[^/]+\/[^/]+\/screen$)/

/**
 * The headers of every HTML page. There is no `form-action`: it would stop the redirect after a post.
 * @param widgets origins whose scripts and frames this very page needs; none as a rule
 */
export function pageHeaders(
  path: string,
  nonce: string,
  widgets: readonly string[] = [],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [
      `default-src 'self'`,
      [`script-src 'self' 'nonce-${nonce}'`, ...widgets].join(' '),
      ...(widgets.length > 0 ? [`frame-src ${widgets.join(' ')}`] : []),
      `style-src-elem 'self' 'nonce-${nonce}'`,
      `style-src-attr 'unsafe-inline'`,
      `img-src 'self' data:`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `frame-ancestors ${shownInFrames.test(path) ? `'self'` : `'none'`}`,
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': cacheControlOf(path),
  }
}

/** Where the router asks which script a page needs: the same for everybody, and its address holds the version. */
const manifestPath = '/__manifest'

/** Account pages are never kept (ASVS 14.3.2); the product's own may be, by this browser, but are asked for again. */
export function cacheControlOf(path: string): string {
  if (path === manifestPath) return 'public, max-age=31536000, immutable'
  return productPaths.has(path) ? 'private, no-cache' : 'no-store'
}
