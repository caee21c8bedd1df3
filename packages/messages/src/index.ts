export type { AccountKey, Catalogue, MessageNumber, PatternKey, ProductKey, TextKey } from './catalogue.ts'
export { deviceOf, type Device } from './device.ts'
export { formatterOf, type Formatter, type FormatterOptions } from './formatter.ts'
export type { Value, Values } from './icu/say.ts'
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
export { mailTexts, type MailKey } from './mails.ts'
export { reasonTexts, type ReasonKey } from './reasons.ts'
export { saidTexts, type SaidKey } from './said.ts'
export { serverTexts, type ServerKey } from './server.ts'
export { createFormatter, messageText } from './texts.ts'
export { secretsOf } from './values.ts'
