import type { MessageContext } from '@collect/contract'
import { everyLanguage } from './languages.ts'
import { formatterOf, type Formatter, type FormatterOptions } from './formatter.ts'
import type { Locale } from './locale.ts'

const formatters = new Map<Locale, Formatter>()

/** Knows every text of the language. For the server and tests: a page in the browser loads its own (`loadCatalogue`). */
export function createFormatter(locale: Locale, options?: FormatterOptions): Formatter {
  if (options) return formatterOf(locale, everyLanguage[locale], options)
  let formatter = formatters.get(locale)
  if (!formatter) formatters.set(locale, (formatter = formatterOf(locale, everyLanguage[locale])))
  return formatter
}

/** Our words for a numbered message, `undefined` when the catalogue has none. */
export function messageText(locale: Locale, id: number, context?: MessageContext): string | undefined {
  if (everyLanguage[locale].messages[id] === undefined) return undefined
  return createFormatter(locale).message({ id, type: 'info', text: '', ...(context && { context }) })
}
