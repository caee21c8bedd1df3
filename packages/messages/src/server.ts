import { server as de } from './de/server.ts'
import { server as en } from './en/server.ts'
import { server as es } from './es/server.ts'
import { server as fr } from './fr/server.ts'
import { server as nl } from './nl/server.ts'
import { server as no } from './no/server.ts'
import { server as pl } from './pl/server.ts'
import { server as pt } from './pt/server.ts'
import { server as sv } from './sv/server.ts'
import type { Locale } from './locale.ts'

export type ServerKey = keyof typeof en

const texts: Record<Locale, Readonly<Record<ServerKey, string>>> = { en, de, es, fr, nl, pl, pt, sv, no }

/** The server's own words, for when the app that draws pages cannot. */
export const serverTexts = (locale: Locale): Readonly<Record<ServerKey, string>> => texts[locale]
