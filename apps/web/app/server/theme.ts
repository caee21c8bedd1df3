import { cookieFor, cookieOf } from './cookies.ts'

/** The user's choice; without one the page follows the system. */
export type Theme = 'light' | 'dark'

export function themeOf(request: Request): Theme | undefined {
  const value = cookieOf(request, 'theme')
  return value === 'light' || value === 'dark' ? value : undefined
}

/** Readable by scripts on purpose: it holds a colour scheme and nothing else. */
export const themeCookie = (theme: Theme | undefined, secure: boolean): string =>
  cookieFor('theme', theme ?? 'system', secure)
