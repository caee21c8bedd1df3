import { cookieFor, cookieOf } from './cookies.ts'

/** Whether the browser has loaded a page before: every page makes it fetch the font, so it likely has the font. */
export const hasFont = (request: Request): boolean => cookieOf(request, 'font') === 'here'

/** Records only that the browser loaded a page. */
export const fontCookie = (secure: boolean): string => `${cookieFor('font', 'here', secure)}; HttpOnly`
