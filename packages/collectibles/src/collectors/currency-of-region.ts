import type { OfferedCurrency } from '../wire/index.ts'

/** Regions that have another currency than the euro. */
const regions: Readonly<Record<Exclude<OfferedCurrency, 'EUR'>, string>> = {
  AED: 'AE',
  ARS: 'AR',
  AUD: 'AU',
  BAM: 'BA',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  GBP: 'GB GG IM JE',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL',
  INR: 'IN',
  ISK: 'IS',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  MYR: 'MY',
  NOK: 'NO SJ',
  NZD: 'NZ',
  PEN: 'PE',
  PHP: 'PH',
  PLN: 'PL',
  RON: 'RO',
  RSD: 'RS',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  TWD: 'TW',
  UAH: 'UA',
  USD: 'AS EC GU MP PA PR SV US VI',
  UYU: 'UY',
  ZAR: 'ZA',
}
const byRegion = new Map(
  Object.entries(regions).flatMap(([currency, codes]) => codes.split(' ').map((code) => [code, currency] as const)),
)

/** The currency of the first region in `Accept-Language`: `en-GB,en` leads to GBP. Without a region it is the euro. */
export function currencyOfAcceptLanguage(header: string): string {
  const region = /\b[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/i.exec(header)?.[1]?.toUpperCase()
  return byRegion.get(region ?? '') ?? 'EUR'
}
