import type { ProjectConfiguration } from '@collect/contract'
import { defaultLocale, isLocale, localeOfTag, type Locale } from './locale.ts'

/** Name of the cookie that the language switch sets. */
export const languageCookie = 'language'

export type LocaleSettings = Pick<ProjectConfiguration, 'default_locale' | 'locale_behavior'>

/**
 * The language of a page: from the cookie of the language switch, else from an application, else from `Accept-Language`,
 * else the project's default (PROJECT-CONFIG-2).
 * @param asked - `ui_locales` of the request that the page serves
 */
export function localeOfRequest(
  headers: Pick<Headers, 'get'>,
  settings: LocaleSettings,
  asked: readonly string[] = [],
): Locale {
  const { default_locale: wanted, locale_behavior: behaviour } = settings
  const fallback = isLocale(wanted) ? wanted : defaultLocale
  if (behaviour === 'force_default') return fallback
  return (
    chosenIn(headers.get('Cookie') ?? '') ??
    asked.map(localeOfTag).find((locale) => locale !== undefined) ??
    acceptedIn(headers.get('Accept-Language') ?? '') ??
    fallback
  )
}

/** On https the cookie has the `__Host-` prefix. The plain name comes from http or from an older version. */
const chosen = [`__Host-${languageCookie}`, languageCookie].map(
  (name) => new RegExp(`(?:^|;\\s*)${name}=([a-z]+)(?:;|$)`),
)

const chosenIn = (cookies: string): Locale | undefined =>
  chosen.map((pattern) => pattern.exec(cookies)?.[1]).find((word) => isLocale(word))

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
