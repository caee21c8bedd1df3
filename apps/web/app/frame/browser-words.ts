import { defaultLocale, formatterOf, localeOfTag, type Catalogue, type Formatter } from '@collect/messages'

import type { LoadedWords } from './words.ts'

/** The texts of the page: the document names its language and catalogue files and preloads just these. */
export async function browserWords({ lang, dataset }: HTMLElement): Promise<LoadedWords> {
  const locale = localeOfTag(lang) ?? defaultLocale
  const names = dataset['words'] ?? ''
  const made = new Map<string, Formatter>()
  const words: LoadedWords = {
    locale,
    namesFor: () => names,
    find: (_locale, wanted) => made.get(wanted),
    async load(other, wanted) {
      const formatter = made.get(wanted) ?? formatterOf(other, await catalogueIn(wanted.split(' ')))
      made.set(wanted, formatter)
      return formatter
    },
  }
  await words.load(locale, names)
  return words
}

/** The exports of a language's two files (packages/messages). */
interface Part {
  readonly accountMessages?: Catalogue['messages']
  readonly accountTexts?: Catalogue['texts']
  readonly productTexts?: Catalogue['texts']
  readonly settingsMessages?: Catalogue['messages']
  readonly settingsTexts?: Catalogue['texts']
}

async function catalogueIn(files: readonly string[]): Promise<Catalogue> {
  // The server names only files of its own build.
  const parts = await Promise.all(files.map((file) => import(/* @vite-ignore */ file) as Promise<Part>))
  const { accountMessages, accountTexts, productTexts, settingsMessages, settingsTexts }: Part = Object.assign(
    {},
    ...parts,
  )
  return {
    messages: { ...accountMessages, ...settingsMessages },
    texts: { ...accountTexts, ...settingsTexts, ...productTexts },
  }
}
