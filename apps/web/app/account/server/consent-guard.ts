import { hostCookieName } from '../../server/cookies.ts'

/**
 * Binds a decision to the browser that saw the form: the form and a cookie hold the same random word. No script and no
 * other site can read the cookie.
 */
export function guardOf(request: Request, isSecure: boolean): { readonly word: string; readonly cookie?: string } {
  const known = wordIn(request, isSecure)
  if (known) return { word: known }
  const word = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url')
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return { word, cookie: `${nameOf(isSecure)}=${word}; ${attributes}` }
}

export function matchesGuard(request: Request, word: string, isSecure: boolean): boolean {
  const known = wordIn(request, isSecure)
  return known !== undefined && known === word
}

const nameOf = (isSecure: boolean): string => hostCookieName('consent_guard', isSecure)

const wordIn = (request: Request, isSecure: boolean): string | undefined =>
  new RegExp(`(?:^|;\\s*)${nameOf(isSecure)}=([\\w-]{32})(?:;|$)`).exec(request.headers.get('Cookie') ?? '')?.[1]
