import { server as english } from './en/server.ts'
import type { Locale } from './locale.ts'

export type ServerKey = keyof typeof english

const texts: Record<Locale, Readonly<Record<ServerKey, string>>> = { en: english }

/** The server's own words, for when the app that draws pages cannot. */
export const serverTexts = (locale: Locale): Readonly<Record<ServerKey, string>> => texts[locale]
