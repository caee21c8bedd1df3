/** A sum of money. No float ever holds one (docs/contract/collectibles.md §1, Money). */
export interface Money {
  /** A non-negative integer in the currency's minor unit, at most `maxAmount`. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}

export const maxAmount = 1_000_000_000_000

/** Decimals of the currencies that do not have two. */
const decimals = new Map<string, number>([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
])

export const exponentOf = (currency: string): number => decimals.get(currency) ?? 2

/** Currencies that the app offers first: those of the regions where its languages are spoken, and their neighbours. */
export const offeredCurrencies = [
  'EUR',
  'AED',
  'ARS',
  'AUD',
  'BAM',
  'BRL',
  'CAD',
  'CHF',
  'CLP',
  'CNY',
  'COP',
  'CZK',
  'DKK',
  'GBP',
  'HKD',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'ISK',
  'JPY',
  'KRW',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PEN',
  'PHP',
  'PLN',
  'RON',
  'RSD',
  'SEK',
  'SGD',
  'THB',
  'TRY',
  'TWD',
  'UAH',
  'USD',
  'UYU',
  'ZAR',
] as const
export type OfferedCurrency = (typeof offeredCurrencies)[number]

let names: Intl.DisplayNames | undefined

/** Whether ISO 4217 has the code, or had it: what was paid in marks stays in marks. */
export function isCurrency(text: string): boolean {
  names ??= new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
  return /^[A-Z]{3}$/.test(text) && names.of(text) !== undefined
}

export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxAmount

/** The amount with a decimal point, as files and fields hold it: `12.50`. */
export function decimalOf({ amount, currency }: Money): string {
  const exponent = exponentOf(currency)
  if (exponent === 0) return String(amount)
  const digits = String(amount).padStart(exponent + 1, '0')
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}
