import { exponentOf, type Money } from '@collect/collectibles/wire'
import { tagOf, type Locale } from '@collect/messages'

/** An amount as the language writes it, with the decimals of its currency. */
export function moneyText({ amount, currency }: Money, locale: Locale): string {
  const decimals = exponentOf(currency)
  return new Intl.NumberFormat(tagOf(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 10 ** decimals)
}
