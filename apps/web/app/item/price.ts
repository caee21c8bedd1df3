import type { Price } from '@collect/collectibles'

/** As people write it; whole amounts without the zeros. */
export function priceText({ amount, currency }: Price): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount / 100,
  )
}
