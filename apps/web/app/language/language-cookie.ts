import { languageCookie, type Locale } from '@collect/messages'

const aYear = 365 * 24 * 60 * 60

/** Readable by script on purpose: it names a language, nothing else. */
export const languageCookieFor = (locale: Locale, secure: boolean): string =>
  `${languageCookie}=${locale}; Max-Age=${aYear}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
