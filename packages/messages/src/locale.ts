/** Languages with a complete catalogue, each under its own name, which is the same on every page. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  sv: 'Svenska',
  no: 'Norsk',
} as const satisfies Readonly<Record<string, string>>

export type Locale = keyof typeof languageNames
export const locales = Object.keys(languageNames) as readonly Locale[] // an object's own keys

/** PROJECT-CONFIG-2, project configuration. */
export const defaultLocale: Locale = 'en'

export const isLocale = (word: unknown): word is Locale => (locales as readonly unknown[]).includes(word)

/** How BCP 47, and so `lang` and `Intl`, call it: what is written here as Norwegian is its Bokmål. */
export const tagOf = (locale: Locale): string => (locale === 'no' ? 'nb' : locale)

/** Those that are written from right to left: none yet; the style sheets know no side, so one can be added. */
const fromRightToLeft: ReadonlySet<Locale> = new Set()

/** For `dir` on the page. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (fromRightToLeft.has(locale) ? 'rtl' : 'ltr')

/** Bokmål and Nynorsk readers are both served by the Norwegian catalogue. */
const norwegian: ReadonlySet<string> = new Set(['nb', 'nn'])

/** The language for a BCP 47 tag, whatever region or script it names (RFC 4647 §3.4). */
export function localeOfTag(tag: string): Locale | undefined {
  const [language = ''] = tag.trim().toLowerCase().split('-', 1)
  const locale = norwegian.has(language) ? 'no' : language
  return isLocale(locale) ? locale : undefined
}
