import { MessageId, type UiMessage } from '@collect/contract'
import type { Catalogue, PatternKey, TextKey } from './catalogue.ts'
import { languageOf } from './icu/language.ts'
import { parse } from './icu/parse.ts'
import type { Part } from './icu/parts.ts'
import { say, type Values } from './icu/say.ts'
import { inSentence } from './in-sentence.ts'
import { tagOf, type Locale } from './locale.ts'
import { secretsOf, valuesOf, type FormatContext } from './values.ts'

export interface Formatter {
  readonly locale: Locale
  /** The text for a key, or the key itself if the catalogue lacks it. */
  text(key: TextKey, values?: Values): string
  /** The text for a key built at run time; `undefined` if the catalogue lacks it. */
  find(key: PatternKey, values?: Values): string | undefined
  /** The catalogue's text for a numbered message, else the service's text, else the number (MESSAGE-TEXT-2). */
  message(message: UiMessage): string
  /** A date in long style (DATE-STYLE-1). */
  date(value: Date | string): string
  list(items: readonly string[]): string
}

export interface FormatterOptions {
  /** Milliseconds since 1970. A page passes the server's time, so that browser and server show the same minutes. */
  readonly now?: () => number
  readonly timeZone?: string
}

export function formatterOf(locale: Locale, catalogue: Catalogue, options: FormatterOptions = {}): Formatter {
  const { now = Date.now, timeZone = 'UTC' } = options
  const language = languageOf(tagOf(locale), timeZone)
  const parsed = new Map<string, readonly Part[]>()

  /** Replaces placeholders; `undefined` if a value is missing. */
  const fill = (text: string, values: Values | undefined): string | undefined => {
    // Most texts have no placeholder and no quoting, so they need no parsing.
    if (!/[{']/.test(text)) return text
    let parts = parsed.get(text)
    if (!parts) parsed.set(text, (parts = parse(text)))
    return say(parts, values ?? {}, language)
  }
  const find = (key: string, values?: Values) => {
    const text = catalogue.texts[key]
    return text === undefined ? undefined : fill(text, values)
  }
  const formatContext: FormatContext = { language, now, word: (kind, name, values) => find(`${kind}.${name}`, values) }

  const message = (sent: UiMessage): string => {
    if (sent.id === MessageId.settingsLookupList) return secretsOf(sent).map(message).join(', ') || sent.text
    const text = catalogue.messages[sent.id]
    if (text === undefined) return sent.text || String(sent.id)
    const values = valuesOf(sent.context ?? {}, formatContext)
    // A reason of this project's service replaces a text that has no place for it.
    if (sent.context?.['reason_key'] && !text.includes('{reason}')) return String(values['reason'])
    return fill(text, values) ?? (sent.text || String(sent.id))
  }

  return {
    locale,
    text: (key, values) => find(key, values && labelsInSentence(values, locale)) ?? key,
    find,
    message,
    date: (value) => language.date(new Date(value)),
    list: language.list,
  }
}

const labelsInSentence = (values: Values, locale: Locale): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inSentence(name, value, locale)])) as Values // labels stay texts
