import { mails as de } from './de/mails.ts'
import { mails as en } from './en/mails.ts'
import { mails as es } from './es/mails.ts'
import { mails as fr } from './fr/mails.ts'
import { mails as nl } from './nl/mails.ts'
import { mails as no } from './no/mails.ts'
import { mails as pl } from './pl/mails.ts'
import { mails as pt } from './pt/mails.ts'
import { mails as sv } from './sv/mails.ts'
import { formatterOf } from './formatter.ts'
import type { Locale } from './locale.ts'
import type { Values } from './icu/say.ts'

export type MailKey = keyof typeof en

const texts: Record<Locale, Readonly<Record<MailKey, string>>> = { en, de, es, fr, nl, pl, pt, sv, no }

/** The courier's words; for the server only. */
export function mailTexts(locale: Locale): (key: MailKey, values?: Values) => string {
  const formatter = formatterOf(locale, { messages: {}, texts: texts[locale] })
  return (key, values) => formatter.find(key, values) ?? key
}
