import { mails as english } from './en/mails.ts'
import { formatterOf } from './formatter.ts'
import type { Locale } from './locale.ts'
import type { Values } from './icu/say.ts'

export type MailKey = keyof typeof english

const texts: Record<Locale, Readonly<Record<MailKey, string>>> = { en: english }

/** The courier's words; for the server only. */
export function mailTexts(locale: Locale): (key: MailKey, values?: Values) => string {
  const formatter = formatterOf(locale, { messages: {}, texts: texts[locale] })
  return (key, values) => formatter.find(key, values) ?? key
}
