import { MessageId, type UiMessage } from '@collect/contract'
import type { Catalogue, PatternKey, TextKey } from './catalogue.ts'
import { languageOf } from './icu/language.ts'
import { parse } from './icu/parse.ts'
import type { Part } from './icu/parts.ts'
import { say, type Values } from './icu/say.ts'
import { inSentence } from './in-sentence.ts'
import { tagOf, type Locale } from './locale.ts'
import { hasEmptyList, secretsOf, valuesOf, type Surroundings } from './values.ts'

export interface Formatter {
  readonly locale: Locale
  /** The words for a key, or the key itself when there are none. */
  text(key: TextKey, values?: Values): string
  /** The words for a key that is put together at run time; `undefined` when there are none. */
  find(key: PatternKey, values?: Values): string | undefined
  /** A numbered message: ours by its number, else the server's own text, else the number (MESSAGE-TEXT-2). */
  message(message: UiMessage): string
  /** Long style (DATE-STYLE-1). */
  date(value: Date | string): string
  list(items: readonly string[]): string
}

export interface FormatterOptions {
  /** Milliseconds since 1970; a rendered page passes the server's, so that both sides count the same minutes. */
  readonly now?: () => number
  readonly timeZone?: string
}

export function formatterOf(locale: Locale, catalogue: Catalogue, options: FormatterOptions = {}): Formatter {
  const { now = Date.now, timeZone = 'UTC' } = options
  const language = languageOf(tagOf(locale), timeZone)
  const parsed = new Map<string, readonly Part[]>()

  /** `undefined` when a value is missing. */
  const fill = (text: string, values: Values | undefined): string | undefined => {
    // Most texts hold neither placeholder nor quoting, and are ready as they are.
    if (!/[{']/.test(text)) return text
    let parts = parsed.get(text)
    if (!parts) parsed.set(text, (parts = parse(text)))
    return say(parts, values ?? {}, language)
  }
  const find = (key: string, values?: Values) => {
    const text = catalogue.texts[key]
    return text === undefined ? undefined : fill(text, values)
  }
  const surroundings: Surroundings = { language, now, word: (kind, name, values) => find(`${kind}.${name}`, values) }

  const message = (sent: UiMessage): string => {
    if (sent.id === MessageId.settingsLookupList) return secretsOf(sent).map(message).join(', ') || sent.text
    const text = catalogue.messages[sent.id]
    if (text === undefined) return sent.text || String(sent.id)
    const context = sent.context ?? {}
    if (hasEmptyList(context) && sent.text) return sent.text
    return fill(text, valuesOf(context, surroundings)) ?? (sent.text || String(sent.id))
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
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inSentence(name, value, locale)])) as Values // only texts change, into texts
