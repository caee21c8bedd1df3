import { cookieFor, cookieOf } from './cookies.ts'

/** Whether the browser was sent a page before: every page has it fetch the font, so by now it is most likely there. */
export const hasFont = (request: Request): boolean => cookieOf(request, 'font') === 'here'

/** Says nothing but that there was a page. */
export const fontCookie = (secure: boolean): string => `${cookieFor('font', 'here', secure)}; HttpOnly`
