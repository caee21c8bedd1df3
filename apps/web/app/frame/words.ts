import type { Area, Formatter, Locale } from '@collect/messages'
import { createContext, use } from 'react'

import type { WordFiles } from '../open-page.ts'

/** The files that a page in an area loads, as in `data-words`. */
export const namesFor = ({ account, product }: WordFiles, area: Area): string =>
  area === 'all' ? `${account} ${product}` : account

/** The source of a page's texts: every language on the server, only the page's own in the browser. */
export interface LoadedWords {
  /** The language of the document. */
  readonly locale: Locale
  /** The files of that language. */
  namesFor(area: Area): string
  /** The catalogues that have loaded. */
  find(locale: Locale, names: string): Formatter | undefined
}

export const WordsContext = createContext<LoadedWords | undefined>(undefined)

export function useWords(): LoadedWords {
  const words = use(WordsContext)
  if (!words) throw new Error('The entry module provides no catalogues')
  return words
}
