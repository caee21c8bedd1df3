import { cookieOf, hostCookieName } from './cookies.ts'

const name = 'signed-out'

/** Whether the visitor has just logged out, and no page has said so yet (LOGOUT-PAGE-2). */
export const hasJustSignedOut = (request: Request): boolean => cookieOf(request, name) === 'now'

/** Lets the next page say that the visitor is signed out. A minute later no page does. */
export const signedOutCookie = (secure: boolean): string => cookie('now', 60, secure)

/** The page that says it removes the cookie. */
export const saidCookie = (secure: boolean): string => cookie('', 0, secure)

const cookie = (value: string, maxAge: number, secure: boolean): string =>
  `${hostCookieName(name, secure)}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
