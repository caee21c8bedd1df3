/** Pages that hold nothing of an account where no account is signed in. */
const productPaths = new Set(['/', '/discover', '/shop', '/collection'])

/** The gallery shows its screens in frames, to see them at a width; it is there for developers only. */
const shownInFrames = /^\/dev\/gallery\/(?:sent$|[^/]+\/[^/]+\/screen$)/

/** They show mails as pages within the page, from texts that no policy can look through. */
const showsMails = /^\/dev\/(?:mail|gallery\/mails)$/

/** What no page of ours asks a browser for; keys are for our own pages alone. */
const refused =
  'accelerometer autoplay browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi ' +
  'payment screen-wake-lock serial usb xr-spatial-tracking'
const permissions = [
  ...refused.split(' ').map((feature) => `${feature}=()`),
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ')

export interface PageParts {
  /** Origins whose scripts and frames this very page needs; none as a rule. */
  readonly widgets?: readonly string[]
  /** Whether it shows what belongs to an account. */
  readonly isPersonal?: boolean
}

/**
 * The headers of every HTML page. There is no `form-action`: Chromium would stop the redirect after a post. A page with
 * a widget has no Trusted Types, which the widget's script does not know.
 */
export function pageHeaders(
  path: string,
  nonce: string,
  { widgets = [], isPersonal = false }: PageParts = {},
): Readonly<Record<string, string>> {
  const isTyped = widgets.length === 0 && !showsMails.test(path)
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
      ...(isTyped ? [`require-trusted-types-for 'script'`, 'trusted-types default'] : []),
      `frame-ancestors ${shownInFrames.test(path) ? `'self'` : `'none'`}`,
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    'Cache-Control': isPersonal ? 'no-store' : cacheControlOf(path),
  }
}

/** Where the router asks which script a page needs: the same for everybody, and its address holds the version. */
const manifestPath = '/__manifest'

/** Account pages are never kept (ASVS 14.3.2); the product's own may be, by this browser, but are asked for again. */
export function cacheControlOf(path: string): string {
  if (path === manifestPath) return 'public, max-age=31536000, immutable'
  return productPaths.has(path) ? 'private, no-cache' : 'no-store'
}
