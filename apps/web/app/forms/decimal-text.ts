import { tagOf, type Locale } from '@collect/messages'

/** A decimal number with the sign that the language writes before its fraction. */
export const decimalText = (decimal: string, locale: Locale): string => decimal.replace('.', decimalSign(locale))

const decimalSign = (locale: Locale): string =>
  new Intl.NumberFormat(tagOf(locale)).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
