/** Languages with a complete catalogue. */
export const locales = ['en'] as const
export type Locale = (typeof locales)[number]

/** spec 1 §3, project configuration. */
export const defaultLocale: Locale = 'en'

export const isLocale = (word: string): word is Locale => (locales as readonly string[]).includes(word)
