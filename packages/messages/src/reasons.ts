import { reasons as de } from './de/reasons.ts'
import { reasonsOfSettings as deOfSettings } from './de/reasons-settings.ts'
import { reasons as en } from './en/reasons.ts'
import { reasonsOfSettings as enOfSettings } from './en/reasons-settings.ts'
import { reasons as es } from './es/reasons.ts'
import { reasonsOfSettings as esOfSettings } from './es/reasons-settings.ts'
import { reasons as fr } from './fr/reasons.ts'
import { reasonsOfSettings as frOfSettings } from './fr/reasons-settings.ts'
import { reasons as nl } from './nl/reasons.ts'
import { reasonsOfSettings as nlOfSettings } from './nl/reasons-settings.ts'
import { reasons as no } from './no/reasons.ts'
import { reasonsOfSettings as noOfSettings } from './no/reasons-settings.ts'
import { reasons as pl } from './pl/reasons.ts'
import { reasonsOfSettings as plOfSettings } from './pl/reasons-settings.ts'
import { reasons as pt } from './pt/reasons.ts'
import { reasonsOfSettings as ptOfSettings } from './pt/reasons-settings.ts'
import { reasons as sv } from './sv/reasons.ts'
import { reasonsOfSettings as svOfSettings } from './sv/reasons-settings.ts'
import { formatterOf } from './formatter.ts'
import type { Values } from './icu/say.ts'
import type { Locale } from './locale.ts'

export type ReasonKey = keyof typeof en | keyof typeof enOfSettings

const texts: Record<Locale, Readonly<Record<ReasonKey, string>>> = {
  en: { ...en, ...enOfSettings },
  de: { ...de, ...deOfSettings },
  es: { ...es, ...esOfSettings },
  fr: { ...fr, ...frOfSettings },
  nl: { ...nl, ...nlOfSettings },
  pl: { ...pl, ...plOfSettings },
  pt: { ...pt, ...ptOfSettings },
  sv: { ...sv, ...svOfSettings },
  no: { ...no, ...noOfSettings },
}

/** The sentences that the service puts into message 4000001. */
export function reasonTexts(locale: Locale): (key: ReasonKey, values?: Values) => string {
  const formatter = formatterOf(locale, { messages: {}, texts: texts[locale] })
  return (key, values) => formatter.find(key, values) ?? key
}
