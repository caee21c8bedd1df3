import type { ProjectConfiguration } from '@collect/contract'
import { defaultLocale, isLocale, localeOfTag, type Locale } from './locale.ts'

/** Holds what a person chose in the language switch. */
export const languageCookie = 'language'

export type LocaleSettings = Pick<ProjectConfiguration, 'default_locale' | 'locale_behavior'>

/** The language of a page: the chosen one, else what the browser asks for, else the project's (PROJECT-CONFIG-2). */
export function localeOfRequest(headers: Pick<Headers, 'get'>, settings: LocaleSettings): Locale {
  const { default_locale: wanted, locale_behavior: behaviour } = settings
  const fallback = isLocale(wanted) ? wanted : defaultLocale
  if (behaviour === 'force_default') return fallback
  return chosenIn(headers.get('Cookie') ?? '') ?? acceptedIn(headers.get('Accept-Language') ?? '') ?? fallback
}

/** On https its name is bound to the host; the plain one is from http, or from before. */
const chosen = [`__Host-${languageCookie}`, languageCookie].map(
  (name) => new RegExp(`(?:^|;\\s*)${name}=([a-z]+)(?:;|$)`),
)

const chosenIn = (cookies: string): Locale | undefined =>
  chosen.map((pattern) => pattern.exec(cookies)?.[1]).find((word) => isLocale(word))

/** More than any browser sends; a longer list is somebody's mischief. */
const mostRanges = 50

/** The best of what is accepted and spoken here (RFC 9110 §12.5.4); `*` leaves the choice to the project. */
function acceptedIn(header: string): Locale | undefined {
  let best: { readonly locale: Locale | undefined; readonly weight: number } | undefined
  for (const range of header.split(',', mostRanges)) {
    const [tag = '', ...parameters] = range.split(';')
    const locale = localeOfTag(tag)
    const weight = weightIn(parameters)
    if ((locale === undefined && tag.trim() !== '*') || weight === 0) continue
    // Of equals the first one wins.
    if (!best || weight > best.weight) best = { locale, weight }
  }
  return best?.locale
}

/** 1 unless a `q` says less; a broken one wants nothing. */
function weightIn(parameters: readonly string[]): number {
  const said = parameters.find((parameter) => /^\s*q\s*=/i.test(parameter))
  if (said === undefined) return 1
  const weight = /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/i.exec(said)?.[1]
  return weight === undefined ? 0 : Math.min(1, Number(weight))
}
