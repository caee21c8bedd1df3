import { exponentOf, type Price } from '@collect/collectibles/wire'
import { tagOf, type Locale } from '@collect/messages'

/** A price as the language writes it; whole amounts without zeros. */
export const priceText = ({ amount, currency }: Price, locale: Locale): string =>
  numbersIn(locale, currency).format(amount / 10 ** exponentOf(currency))

const made = new Map<string, Intl.NumberFormat>()

/** Cached, because a formatter is expensive to create and a shelf shows many prices. */
function numbersIn(locale: Locale, currency: string): Intl.NumberFormat {
  const name = `${locale} ${currency}`
  const known = made.get(name)
  if (known) return known
  const numbers = new Intl.NumberFormat(tagOf(locale), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  made.set(name, numbers)
  return numbers
}
