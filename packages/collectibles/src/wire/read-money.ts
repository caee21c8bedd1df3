import { exponentOf, maxAmount, type Money } from './money.ts'

export type MoneyProblem = 'empty' | 'not_a_number' | 'ambiguous' | 'negative' | 'too_many_decimals' | 'too_large'

export type MoneyReading = { readonly money: Money } | { readonly problem: MoneyProblem }

type Sign = '.' | ','

/** Signs by language; `group` is absent where groups are parted by spaces. */
const signs: Readonly<Record<string, { readonly decimal: Sign; readonly group?: Sign }>> = {
  en: { decimal: '.', group: ',' },
  de: { decimal: ',', group: '.' },
  es: { decimal: ',', group: '.' },
  nl: { decimal: ',', group: '.' },
  pt: { decimal: ',', group: '.' },
  fr: { decimal: ',' },
  no: { decimal: ',' },
  pl: { decimal: ',' },
  sv: { decimal: ',' },
}

/**
 * Reads an amount as a user types it. Both `12,50` and `12.50` are twelve and a half in every language. A sign before
 * three digits is read as the language writes it, and refused where the language has no such reading.
 */
export function readMoney(typed: string, currency: string, language: string): MoneyReading {
  // Spaces and apostrophes may part groups: U+00A0 and U+202F are what formatters write.
  const text = typed.trim().replaceAll(/[\u00a0\u202f\u2019]/g, (sign) => (sign === '\u2019' ? "'" : ' '))
  if (text === '') return { problem: 'empty' }
  if (/^[-\u2212]/.test(text)) return { problem: 'negative' }
  const exponent = exponentOf(currency)
  const parts = partsOf(text, exponent, language)
  if (typeof parts === 'string') return { problem: parts }
  if (parts.fraction.length > exponent) return { problem: 'too_many_decimals' }
  const digits = `${parts.whole}${parts.fraction.padEnd(exponent, '0')}`.replace(/^0+(?=\d)/, '')
  // Longer digits would not be exact as a number.
  if (digits.length > 13 || Number(digits) > maxAmount) return { problem: 'too_large' }
  return { money: { amount: Number(digits), currency } }
}

interface Parts {
  readonly whole: string
  readonly fraction: string
}

function partsOf(text: string, exponent: number, language: string): Parts | 'not_a_number' | 'ambiguous' {
  const sign = decimalSignOf(text, exponent, language)
  if (sign === 'ambiguous') return sign
  const at = sign === undefined ? -1 : text.lastIndexOf(sign)
  const whole = at === -1 ? text : text.slice(0, at)
  const fraction = at === -1 ? '' : text.slice(at + 1)
  const isWhole = /^\d+$/.test(whole) || /^\d{1,3}([.,' ])\d{3}(?:\1\d{3})*$/.test(whole) || (whole === '' && at === 0)
  const isFraction = at === -1 ? fraction === '' : /^\d+$/.test(fraction)
  if (!isWhole || !isFraction || (sign !== undefined && whole.includes(sign))) return 'not_a_number'
  return { whole: whole.replaceAll(/\D/g, ''), fraction }
}

/** The sign that parts the decimals; undefined if the number has none. */
function decimalSignOf(text: string, exponent: number, language: string): Sign | undefined | 'ambiguous' {
  const [points, commas] = [text.split('.').length - 1, text.split(',').length - 1]
  if (points > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  if (points + commas !== 1) return undefined
  const sign: Sign = points === 1 ? '.' : ','
  // `1.250` may be a group; `12.50`, `0.250` and `1234.567` can not.
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return sign
  const { decimal, group } = signs[language] ?? { decimal: '.' }
  if (sign === group) return undefined
  return sign === decimal && exponent >= 3 ? sign : 'ambiguous'
}
