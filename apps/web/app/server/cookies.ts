const aYear = 365 * 24 * 60 * 60

/** On https a browser accepts a cookie of this name from this very host only. */
const bound = '__Host-'

/**
 * The raw value of a cookie; a cookie whose name is bound to the host comes first. Callers pass names without special
 * characters of regular expressions.
 */
export function cookieOf(request: Request, name: string): string | undefined {
  const sent = request.headers.get('Cookie') ?? ''
  const valueOf = (full: string) => new RegExp(`(?:^|;\\s*)${full}=([^;]*)`).exec(sent)?.[1]
  return valueOf(bound + name) ?? valueOf(name)
}

/** A cookie of the app for a year. On https it is `Secure`, and no other host can set it. */
export const cookieFor = (name: string, value: string, secure: boolean): string =>
  `${hostCookieName(name, secure)}=${value}; Max-Age=${aYear}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`

export const hostCookieName = (name: string, secure: boolean): string => (secure ? bound + name : name)
