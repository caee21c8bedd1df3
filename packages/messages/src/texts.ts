import type { MessageContext } from '@collect/contract'
import { everyLanguage } from './languages.ts'
import { formatterOf, type Formatter, type FormatterOptions } from './formatter.ts'
import type { Locale } from './locale.ts'

const formatters = new Map<Locale, Formatter>()

/** A formatter with every text of the language, for the server and tests. Browsers use `loadCatalogue`. */
export function createFormatter(locale: Locale, options?: FormatterOptions): Formatter {
  if (options) return formatterOf(locale, everyLanguage[locale], options)
  let formatter = formatters.get(locale)
  if (!formatter) formatters.set(locale, (formatter = formatterOf(locale, everyLanguage[locale])))
  return formatter
}

/** The catalogue's text for a numbered message; `undefined` if it has none. */
export function messageText(locale: Locale, id: number, context?: MessageContext): string | undefined {
  if (everyLanguage[locale].messages[id] === undefined) return undefined
  return createFormatter(locale).message({ id, type: 'info', text: '', ...(context && { context }) })
}
