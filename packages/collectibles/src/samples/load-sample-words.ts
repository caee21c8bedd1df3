import type { Locale } from '@collect/messages'

import type { SampleWords } from './sample-words.ts'

const files: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly sampleWords: SampleWords }>>> = {
  de: () => import('./words/de.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  nl: () => import('./words/nl.ts'),
  pl: () => import('./words/pl.ts'),
  pt: () => import('./words/pt.ts'),
  sv: () => import('./words/sv.ts'),
  no: () => import('./words/no.ts'),
}

/** Loads one language, once. English is in the database, so it has no file. */
export async function loadSampleWords(locale: Locale): Promise<SampleWords | undefined> {
  return locale === 'en' ? undefined : (await files[locale]()).sampleWords
}
