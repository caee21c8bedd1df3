import {
  catalogueOf,
  defaultLocale,
  formatterOf,
  localeOfTag,
  type Catalogue,
  type Formatter,
  type LanguageParts,
  type Locale,
} from '@collect/messages'

import type { PageFrame } from '../open-page.ts'
import { namesFor, type LoadedWords } from './words.ts'

const made = new Map<string, Formatter>()

/** The texts of the page: the document names its language and catalogue files and preloads just these. */
export async function browserWords({ lang, dataset }: HTMLElement): Promise<LoadedWords> {
  const locale = localeOfTag(lang) ?? defaultLocale
  const names = dataset['words'] ?? ''
  await load(locale, names)
  return { locale, namesFor: () => names, find: (_locale, wanted) => made.get(wanted) }
}

/**
 * Loads the texts that new data of the root route names, after a choice of language. False if they do not arrive.
 * @param result of the route
 */
export async function wordsOfFrame(result: unknown): Promise<boolean> {
  const { locale, words } = (result ?? {}) as Partial<PageFrame> // the root's loader
  // No link leads from one area of texts to another: account pages are left by whole page loads.
  const { words: names = '' } = document.documentElement.dataset
  if (!locale || !words) return true
  return load(locale, namesFor(words, names.includes(' ') ? 'all' : 'account')).then(
    () => true,
    () => false,
  )
}

async function load(locale: Locale, names: string): Promise<void> {
  if (!made.has(names)) made.set(names, formatterOf(locale, await catalogueIn(names.split(' '))))
}

async function catalogueIn(files: readonly string[]): Promise<Catalogue> {
  // The server names only files of its own build.
  const parts = await Promise.all(files.map((file) => import(/* @vite-ignore */ file) as Promise<LanguageParts>))
  return catalogueOf(Object.assign({}, ...parts))
}
