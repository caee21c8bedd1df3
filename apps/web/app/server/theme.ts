/** What a person chose; no choice means that the page follows the system. */
export type Theme = 'light' | 'dark'

const cookieName = 'theme'
const aYear = 365 * 24 * 60 * 60

export function themeOf(request: Request): Theme | undefined {
  const cookies = request.headers.get('Cookie') ?? ''
  const value = /(?:^|;\s*)theme=([^;]*)/.exec(cookies)?.[1]
  return value === 'light' || value === 'dark' ? value : undefined
}

/** Readable by script on purpose: it holds a colour scheme, nothing else. */
export function themeCookie(theme: Theme | undefined, secure: boolean): string {
  const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return theme ? `${cookieName}=${theme}; Max-Age=${aYear}; ${attributes}` : `${cookieName}=; Max-Age=0; ${attributes}`
}
