/** Pages without personal data while no user is signed in. */
const productPaths = new Set(['/', '/discover', '/shop', '/collection'])

/** The gallery for developers frames its screens, to show them at several widths. */
const shownInFrames = /^\/dev\/gallery\/(?:sent$|[^/]+\/[^/]+\/screen$)/

/** These pages show the HTML of mails in `srcdoc` frames, which Trusted Types would refuse. */
const showsMails = /^\/dev\/(?:mail|gallery\/mails)$/

/** Browser features that no page uses. WebAuthn and FedCM are for the app's own pages only. */
const refused =
  'accelerometer autoplay browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi ' +
  'payment screen-wake-lock serial usb xr-spatial-tracking'
const permissions = [
  ...refused.split(' ').map((feature) => `${feature}=()`),
  'identity-credentials-get=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ')

export interface PageParts {
  /** Origins whose scripts and frames the page needs; usually none. */
  readonly widgets?: readonly string[]
  /** Origins of the providers in the browser's account chooser; usually none. */
  readonly choosers?: readonly string[]
  /** Whether the page shows personal data. */
  readonly isPersonal?: boolean
}

/**
 * The headers of every HTML page. There is no `form-action`, because Chromium would block the redirect after a post. A
 * page with a widget has no Trusted Types, because the widget's script does not support them.
 */
export function pageHeaders(
  path: string,
  nonce: string,
  { widgets = [], choosers = [], isPersonal = false }: PageParts = {},
): Readonly<Record<string, string>> {
  const isTyped = widgets.length === 0 && !showsMails.test(path)
  return {
    'Content-Security-Policy': [
      `default-src 'self'`,
      [`script-src 'self' 'nonce-${nonce}'`, ...widgets].join(' '),
      ...(widgets.length > 0 ? [`frame-src ${widgets.join(' ')}`] : []),
      ...(choosers.length > 0 ? [`connect-src 'self' ${choosers.join(' ')}`] : []),
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

/** React Router's route manifest. It is the same for all users, and its address holds the version. */
const manifestPath = '/__manifest'

/** Account pages are never cached (ASVS 14.3.2). A browser may cache product pages, but revalidates them. */
export function cacheControlOf(path: string): string {
  if (path === manifestPath) return 'public, max-age=31536000, immutable'
  return productPaths.has(path) ? 'private, no-cache' : 'no-store'
}
