import { languageCookie, type Locale } from '@collect/messages'

import { cookieFor } from '../server/cookies.ts'

/** Readable by script on purpose: it names a language, nothing else. */
export const languageCookieFor = (locale: Locale, secure: boolean): string => cookieFor(languageCookie, locale, secure)
