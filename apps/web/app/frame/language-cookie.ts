import { languageCookie, type Locale } from '@collect/messages'

import { cookieFor } from '../server/cookies.ts'

/** Readable by scripts on purpose: it holds a language and nothing else. */
export const languageCookieFor = (locale: Locale, secure: boolean): string => cookieFor(languageCookie, locale, secure)
