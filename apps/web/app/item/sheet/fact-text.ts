import type { Fact } from '@collect/collectibles/wire'
import { tagOf, type Formatter } from '@collect/messages'

/** A value as the language writes it, with its unit. */
export function factText(formatter: Formatter, { key, type, value, unit }: Fact): string {
  // The catalogue's own choices are words that pages translate; another choice stays as it was written.
  const choice = type === 'choice' ? formatter.find(`choice.${key}.${String(value)}`) : undefined
  const said = choice ?? valueText(formatter, type, value)
  return unit === undefined ? said : `${said}\u00a0${unit}`
}

function valueText({ locale, list, text }: Formatter, type: Fact['type'], value: Fact['value']): string {
  if (typeof value === 'boolean') return text(value ? 'fact.yes' : 'fact.no')
  if (typeof value === 'number' || type === 'number' || type === 'integer') {
    const number = Number(value)
    return Number.isFinite(number)
      ? new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 6 }).format(number)
      : String(value)
  }
  if (type === 'country' && typeof value === 'string' && /^[A-Z]{2}$/.test(value))
    return new Intl.DisplayNames(tagOf(locale), { type: 'region', fallback: 'code' }).of(value) ?? value
  if (Array.isArray(value)) return list(value as readonly string[]) // of all values only choices are a list
  return String(value)
}
