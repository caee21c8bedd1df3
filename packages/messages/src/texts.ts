import type { MessageContext } from '@collect/contract'
import type { Catalogue } from './catalogue.ts'
import { english } from './en/index.ts'
import { formatterOf, type Formatter, type FormatterOptions } from './formatter.ts'
import type { Locale } from './locale.ts'

const catalogues: Record<Locale, Catalogue> = { en: english }
const formatters = new Map<Locale, Formatter>()

/** Knows every text of the language; pages for signing in take `createAccountFormatter`. */
export function createFormatter(locale: Locale, options?: FormatterOptions): Formatter {
  if (options) return formatterOf(locale, catalogues[locale], options)
  let formatter = formatters.get(locale)
  if (!formatter) formatters.set(locale, (formatter = formatterOf(locale, catalogues[locale])))
  return formatter
}

/** Our words for a numbered message, `undefined` when the catalogue has none. */
export function messageText(locale: Locale, id: number, context?: MessageContext): string | undefined {
  if (catalogues[locale].messages[id] === undefined) return undefined
  return createFormatter(locale).message({ id, type: 'info', text: '', ...(context && { context }) })
}
