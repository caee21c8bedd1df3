import { hkdfSync } from 'node:crypto'
import type { Configuration } from 'oidc-provider'

/** The library's cookies. Cookies cross ports on localhost, so the names are the product's own. */
export function cookieSettings(origin: string, secrets: readonly string[]): NonNullable<Configuration['cookies']> {
  const isSecure = origin.startsWith('https:')
  const kept = { httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure } as const
  return {
    names: {
      // The other two have paths of their own, which the prefix does not allow.
      session: isSecure ? '__Host-collect_op_session' : 'collect_op_session',
      interaction: 'collect_op_interaction',
      resume: 'collect_op_resume',
    },
    long: { ...kept, path: '/' },
    short: kept,
    // The first one signs, all of them verify.
    keys: secrets.map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', 'oauth2.cookies', 32)).toString('base64url'),
    ),
  }
}
