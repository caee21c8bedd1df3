import type { AccountKey, Catalogue, PatternKey, SettingsKey } from './catalogue.ts'
import { catalogueOf } from './catalogue-of.ts'
import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import * as fr from './fr/index.ts'
import * as nl from './nl/index.ts'
import * as no from './no/index.ts'
import * as pl from './pl/index.ts'
import * as pt from './pt/index.ts'
import * as sv from './sv/index.ts'
import { formatterOf } from './formatter.ts'
import type { Values } from './icu/say.ts'
import { locales, type Locale } from './locale.ts'
import type { Translation } from './translation.ts'

type English = typeof en
type Language = { readonly [Part in keyof English]: Translation<English[Part]> }

/** All texts in all languages. Only the server and tests import this file: a page loads one language (`load.ts`). */
const languages: Readonly<Record<Locale, Language>> = { en, de, es, fr, nl, pl, pt, sv, no }

/** What pages say, by language. */
export const everyLanguage = Object.fromEntries(
  locales.map((locale) => [locale, catalogueOf(languages[locale])]),
) as Readonly<Record<Locale, Catalogue>> // a row for each language

export type MailKey = keyof English['mails']
export type ReasonKey = Extract<AccountKey | SettingsKey, `reason.${string}`>
export type SaidKey = keyof English['said']
export type ServerKey = keyof English['server']

type Say<Key> = (key: Key, values?: Values) => string

/** Mails and text messages. */
export const mailTexts = (locale: Locale): Say<MailKey> => sayFrom(locale, languages[locale].mails)

/** The reason inside message 4000001. */
export const reasonTexts = (locale: Locale): Say<ReasonKey> => sayFrom(locale, everyLanguage[locale].texts)

/** Messages that Kratos does not have. */
export const saidTexts = (locale: Locale): Say<SaidKey> => sayFrom(locale, languages[locale].said)

/** Error pages that the server writes when the app cannot draw one. */
export const serverTexts = (locale: Locale): Readonly<Record<ServerKey, string>> => languages[locale].server

function sayFrom(locale: Locale, texts: Catalogue['texts']): Say<PatternKey> {
  const formatter = formatterOf(locale, { messages: {}, texts })
  return (key, values) => formatter.find(key, values) ?? key
}
