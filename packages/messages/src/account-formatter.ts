import type { Catalogue } from './catalogue.ts'
import { accountTexts } from './en/account.ts'
import { messageTexts } from './en/messages.ts'
import { formatterOf, type Formatter } from './formatter.ts'
import type { Locale } from './locale.ts'

const catalogues: Record<Locale, Catalogue> = { en: { messages: messageTexts, texts: accountTexts } }

/** Knows what the account screens say, and no more: the product's words would only make a sign-in page heavier. */
export const createAccountFormatter = (locale: Locale): Formatter => formatterOf(locale, catalogues[locale])
