import type { Area, Formatter, Locale } from '@collect/messages'
import { createContext, use } from 'react'

/** Addresses of the two files of a language: what the account screens say, and what the product says besides. */
export interface WordFiles {
  readonly account: string
  readonly product: string
}

/** What a page in an area loads, as it stands in `data-words`. */
export const namesFor = ({ account, product }: WordFiles, area: Area): string =>
  area === 'all' ? `${account} ${product}` : account

/** Where a page's words come from: every language on the server, only the page's own in the browser. */
export interface LoadedWords {
  /** The language that the page came in. */
  readonly locale: Locale
  /** The files that go with it. */
  namesFor(area: Area): string
  /** What is there already. */
  find(locale: Locale, names: string): Formatter | undefined
  load(locale: Locale, names: string): Promise<Formatter>
}

export const WordsContext = createContext<LoadedWords | undefined>(undefined)

export function useWords(): LoadedWords {
  const words = use(WordsContext)
  if (!words) throw new Error('The entry of the server, or of the browser, gives no words')
  return words
}
