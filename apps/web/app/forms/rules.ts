import { readPlainText } from '@collect/collectibles/wire'

/** What a field of a form asks of its text. An empty field breaks `required`, and perhaps `custom`. */
export interface Rules {
  readonly required?: true
  /** Of a number; a text that is none is the business of `pattern`. */
  readonly min?: number
  readonly max?: number
  /** In code points, as the service counts. */
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: RegExp
  /** @returns The id of what is wrong */
  readonly custom?: (typed: string, other: OtherField) => string | undefined
}

/** The text of another field of the form. */
export type OtherField = (name: string) => string

/** The rules of a form by the names of its fields. */
export type FormRules = Readonly<Record<string, Rules>>

/** The fields of a form as a user types them, by name. */
export type Typed = Readonly<Record<string, string>>

/** What is wrong, by the names of fields: the name of the broken rule, or the id that `custom` or the service gives. */
export type Problems = Readonly<Record<string, string>>

/** A text as rules see it: in one normal form, without the space around it. */
export function plainTyped(typed: unknown): string {
  if (typeof typed !== 'string') return ''
  const reading = readPlainText(typed, 'notes')
  return 'text' in reading ? reading.text : typed.trim()
}

/** The first broken rule of those that `react-hook-form` does not know, or counts in another unit. */
export function ownProblem(
  { minLength, maxLength, custom }: Rules,
  typed: string,
  other: OtherField,
): string | undefined {
  const length = [...typed].length
  if (typed !== '' && maxLength !== undefined && length > maxLength) return 'maxLength'
  if (typed !== '' && minLength !== undefined && length < minLength) return 'minLength'
  return custom?.(typed, other)
}
