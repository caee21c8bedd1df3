import { tagOf, type Locale } from '@collect/messages'

/** A place as a user reads it: "Utrecht, NL" with the country's name. */
export function placeWords(place: string | undefined, locale: Locale): string | undefined {
  const code = /(?:^|, )([A-Z]{2})$/.exec(place ?? '')?.[1]
  if (place === undefined || code === undefined) return place
  const country = new Intl.DisplayNames(tagOf(locale), { type: 'region' }).of(code) ?? code
  return place.slice(0, -code.length) + country
}
