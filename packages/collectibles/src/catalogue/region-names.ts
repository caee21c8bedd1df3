import { tagOf, type Locale } from '@collect/messages'

const regionNames = new Map<Locale, Intl.DisplayNames>()

/** The platform's name of a country. */
export function regionIn(locale: Locale, code: string): string {
  const names = regionNames.get(locale) ?? new Intl.DisplayNames([tagOf(locale)], { type: 'region' })
  regionNames.set(locale, names)
  return names.of(code) ?? code
}
