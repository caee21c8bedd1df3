const aYear = 365 * 24 * 60 * 60

/** The value of a cookie as it came. The name is one of ours: it holds no signs of a pattern. */
export const cookieOf = (request: Request, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(request.headers.get('Cookie') ?? '')?.[1]

/** A cookie of the app's own, for a year, or one that goes away. Behind TLS it never leaves it. */
export function cookieFor(name: string, value: string | undefined, secure: boolean): string {
  const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return value === undefined
    ? `${name}=; Max-Age=0; ${attributes}`
    : `${name}=${value}; Max-Age=${aYear}; ${attributes}`
}
