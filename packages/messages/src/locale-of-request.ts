import type { ProjectConfiguration } from '@collect/contract'
import { defaultLocale, isLocale, localeOfTag, type Locale } from './locale.ts'

/** Name of the cookie that the language switch sets. */
export const languageCookie = 'language'

/** Name of the cookie with the language that an application asks for at a sign-in. */
export const askedLanguageCookie = 'asked_language'

export type LocaleSettings = Pick<ProjectConfiguration, 'default_locale' | 'locale_behavior'>

/**
 * The language of a page: from the cookie of the language switch, else from an application, else from `Accept-Language`,
 * else the project's default (PROJECT-CONFIG-2).
 * @param asked - `ui_locales` of the request that the page serves; a Hydra leaves no cookie with it
 */
export function localeOfRequest(
  headers: Pick<Headers, 'get'>,
  settings: LocaleSettings,
  asked: readonly string[] = [],
): Locale {
  const { default_locale: wanted, locale_behavior: behaviour } = settings
  const fallback = isLocale(wanted) ? wanted : defaultLocale
  if (behaviour === 'force_default') return fallback
  const cookies = headers.get('Cookie') ?? ''
  return (
    cookieOf(languageCookie, cookies) ??
    asked.map(localeOfTag).find((locale) => locale !== undefined) ??
    cookieOf(askedLanguageCookie, cookies) ??
    acceptedIn(headers.get('Accept-Language') ?? '') ??
    fallback
  )
}

/** On https the cookies have the `__Host-` prefix. The plain name comes from http or from an older version. */
const patternsOf = (name: string) =>
  [`__Host-${name}`, name].map((full) => new RegExp(`(?:^|;\\s*)${full}=([a-z]+)(?:;|$)`))
const patterns = {
  [languageCookie]: patternsOf(languageCookie),
  [askedLanguageCookie]: patternsOf(askedLanguageCookie),
}

const cookieOf = (name: keyof typeof patterns, cookies: string): Locale | undefined =>
  patterns[name].map((pattern) => pattern.exec(cookies)?.[1]).find((word) => isLocale(word))

/** Upper bound of language ranges read. No browser sends as many. */
const maxRanges = 50

/** The accepted language with the highest weight that has a catalogue (RFC 9110 §12.5.4). `*` gives the default. */
function acceptedIn(header: string): Locale | undefined {
  let best: { readonly locale: Locale | undefined; readonly weight: number } | undefined
  for (const range of header.split(',', maxRanges)) {
    const [tag = '', ...parameters] = range.split(';')
    const locale = localeOfTag(tag)
    const weight = weightIn(parameters)
    if ((locale === undefined && tag.trim() !== '*') || weight === 0) continue
    // Of equal weights, the first wins.
    if (!best || weight > best.weight) best = { locale, weight }
  }
  return best?.locale
}

/** The weight `q` of a range: 1 if absent, 0 if invalid. */
function weightIn(parameters: readonly string[]): number {
  const said = parameters.find((parameter) => /^\s*q\s*=/i.test(parameter))
  if (said === undefined) return 1
  const weight = /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/i.exec(said)?.[1]
  return weight === undefined ? 0 : Math.min(1, Number(weight))
}
