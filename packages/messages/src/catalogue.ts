import type { accountMessages, accountTexts } from './en/account.ts'
import type { productTexts } from './en/product.ts'
import type { settingsMessages, settingsTexts } from './en/settings.ts'

/** Keys of the account pages. Every page loads these texts. */
export type AccountKey = keyof typeof accountTexts
/** Keys of the settings page. */
export type SettingsKey = keyof typeof settingsTexts
/** Keys of the product's own pages, the settings page among them. */
export type ProductKey = keyof typeof productTexts | SettingsKey
/** Every key of the catalogue; another one is a type error. */
export type TextKey = AccountKey | ProductKey
/** Message numbers that the catalogue translates (docs/contract/messages.md §2). */
export type MessageNumber = keyof typeof accountMessages | keyof typeof settingsMessages

/** Keys completed at run time. A key without a text falls back to the word itself (docs/contract/messages.md §4). */
export type PatternKey =
  | `mail.${string}`
  | `said.${string}`
  | `reason.${string}`
  | `property.${string}`
  | `credential.${string}`
  | `value-type.${string}`
  | `choice.${string}`
  | `consent.scope.${string}`
  | `field.${string}`
  | `forms.${string}`
  | `scale.${string}`
  | `settings.${string}`
  | `two-step.${string}`

/** The ICU messages of one language, or some of them. */
export interface Catalogue {
  readonly messages: Readonly<Record<number, string>>
  readonly texts: Readonly<Record<string, string>>
}
