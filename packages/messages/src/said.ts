import { said as de } from './de/said.ts'
import { said as en } from './en/said.ts'
import { said as es } from './es/said.ts'
import { said as fr } from './fr/said.ts'
import { said as nl } from './nl/said.ts'
import { said as no } from './no/said.ts'
import { said as pl } from './pl/said.ts'
import { said as pt } from './pt/said.ts'
import { said as sv } from './sv/said.ts'
import { formatterOf } from './formatter.ts'
import type { Values } from './icu/say.ts'
import type { Locale } from './locale.ts'

export type SaidKey = keyof typeof en

const texts: Record<Locale, Readonly<Record<SaidKey, string>>> = { en, de, es, fr, nl, pl, pt, sv, no }

/** The messages of our own that the service says in the reader's language; for the server only. */
export function saidTexts(locale: Locale): (key: SaidKey, values?: Values) => string {
  const formatter = formatterOf(locale, { messages: {}, texts: texts[locale] })
  return (key, values) => formatter.find(key, values) ?? key
}
