import { reasons as de } from './de/reasons.ts'
import { reasons as en } from './en/reasons.ts'
import { reasons as es } from './es/reasons.ts'
import { reasons as fr } from './fr/reasons.ts'
import { reasons as nl } from './nl/reasons.ts'
import { reasons as no } from './no/reasons.ts'
import { reasons as pl } from './pl/reasons.ts'
import { reasons as pt } from './pt/reasons.ts'
import { reasons as sv } from './sv/reasons.ts'
import { formatterOf } from './formatter.ts'
import type { Values } from './icu/say.ts'
import type { Locale } from './locale.ts'

export type ReasonKey = keyof typeof en

const texts: Record<Locale, Readonly<Record<ReasonKey, string>>> = { en, de, es, fr, nl, pl, pt, sv, no }

/** The sentences that the service puts into message 4000001. */
export function reasonTexts(locale: Locale): (key: ReasonKey, values?: Values) => string {
  const formatter = formatterOf(locale, { messages: {}, texts: texts[locale] })
  return (key, values) => formatter.find(key, values) ?? key
}
