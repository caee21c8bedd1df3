/** Languages with a complete catalogue. Each has its own name, the same on every page. */
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

/** The default of the project configuration (PROJECT-CONFIG-2). */
export const defaultLocale: Locale = 'en'

export const isLocale = (word: unknown): word is Locale => (locales as readonly unknown[]).includes(word)

/** The BCP 47 tag, for `lang` and `Intl`. The Norwegian catalogue is Bokmål. */
export const tagOf = (locale: Locale): string => (locale === 'no' ? 'nb' : locale)

/** Right-to-left languages: none yet. The style sheets use logical sides, so one can be added. */
const fromRightToLeft: ReadonlySet<Locale> = new Set()

/** The value of `dir` on the page. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (fromRightToLeft.has(locale) ? 'rtl' : 'ltr')

/** The Norwegian catalogue serves readers of Bokmål and Nynorsk. */
const norwegian: ReadonlySet<string> = new Set(['nb', 'nn'])

/** The language of a BCP 47 tag; region and script are ignored (RFC 4647 §3.4). */
export function localeOfTag(tag: string): Locale | undefined {
  const [language = ''] = tag.trim().toLowerCase().split('-', 1)
  const locale = norwegian.has(language) ? 'no' : language
  return isLocale(locale) ? locale : undefined
}
