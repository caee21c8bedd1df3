import { reasons as english } from './en/reasons.ts'
import { formatterOf } from './formatter.ts'
import type { Values } from './icu/say.ts'
import type { Locale } from './locale.ts'

export type ReasonKey = keyof typeof english

const texts: Record<Locale, Readonly<Record<ReasonKey, string>>> = { en: english }

/** The sentences that the service puts into message 4000001. */
export function reasonTexts(locale: Locale): (key: ReasonKey, values?: Values) => string {
  const formatter = formatterOf(locale, { messages: {}, texts: texts[locale] })
  return (key, values) => formatter.find(key, values) ?? key
}
