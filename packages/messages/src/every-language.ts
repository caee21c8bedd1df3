import type { Catalogue } from './catalogue.ts'
import { catalogue as de } from './de/index.ts'
import { catalogue as en } from './en/index.ts'
import { catalogue as es } from './es/index.ts'
import { catalogue as fr } from './fr/index.ts'
import { catalogue as nl } from './nl/index.ts'
import { catalogue as no } from './no/index.ts'
import { catalogue as pl } from './pl/index.ts'
import { catalogue as pt } from './pt/index.ts'
import { catalogue as sv } from './sv/index.ts'
import type { Locale } from './locale.ts'

/** All there is to say, in all languages: for the server, which speaks to everybody. */
export const everyLanguage: Readonly<Record<Locale, Catalogue>> = { en, de, es, fr, nl, pl, pt, sv, no }
