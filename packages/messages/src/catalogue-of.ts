import type { Catalogue } from './catalogue.ts'
import { joined } from './joined.ts'

/** The exports of the two files of a language: of its account pages, and of the product with the settings. */
export interface LanguageParts {
  readonly accountMessages?: Catalogue['messages']
  readonly accountTexts?: Catalogue['texts']
  readonly productTexts?: Catalogue['texts']
  readonly settingsMessages?: Catalogue['messages']
  readonly settingsTexts?: Catalogue['texts']
}

export const catalogueOf = ({
  accountMessages = {},
  accountTexts = {},
  productTexts = {},
  settingsMessages = {},
  settingsTexts = {},
}: LanguageParts): Catalogue => ({
  messages: joined(accountMessages, settingsMessages),
  texts: joined(accountTexts, settingsTexts, productTexts),
})
