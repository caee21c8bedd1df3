import type { accountMessages, accountTexts } from './en/account.ts'
import type { productTexts } from './en/product.ts'
import type { settingsMessages, settingsTexts } from './en/settings.ts'

/** Keys of the account screens; every page carries these. */
export type AccountKey = keyof typeof accountTexts
/** Keys of the settings page. */
export type SettingsKey = keyof typeof settingsTexts
/** Keys of the product's own pages, the settings page among them. */
export type ProductKey = keyof typeof productTexts | SettingsKey
/** A wrong key is a type error. */
export type TextKey = AccountKey | ProductKey
/** Numbers that have a text of ours (docs/contract/messages.md §2). */
export type MessageNumber = keyof typeof accountMessages | keyof typeof settingsMessages

/** Key patterns filled at run time; an unknown word falls back to itself (docs/contract/messages.md §4). */
export type PatternKey =
  | `mail.${string}`
  | `said.${string}`
  | `reason.${string}`
  | `property.${string}`
  | `credential.${string}`
  | `value-type.${string}`
  | `consent.scope.${string}`
  | `forms.${string}`
  | `settings.${string}`
  | `two-step.${string}`

/** One language, or a part of it, as ICU messages. */
export interface Catalogue {
  readonly messages: Readonly<Record<number, string>>
  readonly texts: Readonly<Record<string, string>>
}
