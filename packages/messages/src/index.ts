export type { AccountKey, Catalogue, MessageNumber, PatternKey, ProductKey, TextKey } from './catalogue.ts'
export { catalogueOf, type LanguageParts } from './catalogue-of.ts'
export { deviceOf, type Device } from './device.ts'
export { formatterOf, type Formatter, type FormatterOptions } from './formatter.ts'
export type { Value, Values } from './icu/say.ts'
export {
  mailTexts,
  reasonTexts,
  saidTexts,
  serverTexts,
  type MailKey,
  type ReasonKey,
  type SaidKey,
  type ServerKey,
} from './languages.ts'
export { loadCatalogue, type Area } from './load.ts'
export { languageCookie, localeOfRequest, type LocaleSettings } from './locale-of-request.ts'
export {
  defaultLocale,
  directionOf,
  isLocale,
  languageNames,
  locales,
  localeOfTag,
  tagOf,
  type Locale,
} from './locale.ts'
export { createFormatter, messageText } from './texts.ts'
export { secretsOf } from './values.ts'
