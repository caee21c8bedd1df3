import { tagOf, type Locale } from '@collect/messages'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Codes that the platform names, and that are no country of ISO 3166-1. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UK UN XA XB XK ZZ'.split(' '))

/** Countries by ISO 3166-1, in the order of their names. The server makes it: platforms differ in names. */
export function countriesIn(locale: Locale): readonly (readonly [code: string, name: string])[] {
  const tag = tagOf(locale)
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' })
  const order = new Intl.Collator(tag)
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      // A code that was given up leads to its successor.
      const isCurrent = new Intl.Locale(`und-${code}`).region === code
      const name = isCurrent && !noCountries.has(code) ? names.of(code) : undefined
      return name === undefined ? [] : [[code, name] as const]
    })
    .toSorted(([, one], [, other]) => order.compare(one, other))
}

/** Currencies with their names, in the order of the codes given. */
export function currenciesIn(
  locale: Locale,
  codes: readonly string[],
): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(tagOf(locale), { type: 'currency' })
  return codes.map((code) => [code, `${code} – ${names.of(code) ?? code}`])
}
