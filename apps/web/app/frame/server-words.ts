import { createFormatter, type Locale } from '@collect/messages'
import files from 'virtual:catalogue-files'

import type { WordFiles } from '../open-page.ts'
import { namesFor, type LoadedWords } from './words.ts'

export const wordFilesOf = (locale: Locale): WordFiles => files[locale]

/** The server has the catalogues of all languages. */
export const serverWords = (locale: Locale): LoadedWords => ({
  locale,
  namesFor: (area) => namesFor(files[locale], area),
  find: (other) => createFormatter(other),
})
