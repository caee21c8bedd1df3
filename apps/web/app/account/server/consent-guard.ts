const cookieName = 'consent_guard'

/**
 * Ties a decision to the browser that was asked: the same random word stands in the form and in a cookie that no
 * script and no other site can read.
 */
export function guardOf(request: Request, isSecure: boolean): { readonly word: string; readonly cookie?: string } {
  const known = wordIn(request)
  if (known) return { word: known }
  const word = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url')
  const attributes = `Path=/consent; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return { word, cookie: `${cookieName}=${word}; ${attributes}` }
}

export function isGuarded(request: Request, word: string): boolean {
  const known = wordIn(request)
  return known !== undefined && known === word
}

const wordIn = (request: Request): string | undefined =>
  /(?:^|;\s*)consent_guard=([\w-]{32})(?:;|$)/.exec(request.headers.get('Cookie') ?? '')?.[1]
