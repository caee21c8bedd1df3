import type { Money } from '../money.ts'

export const fieldTypes = [
  'text',
  'long_text',
  'number',
  'integer',
  'money',
  'date',
  'choice',
  'choices',
  'yes_no',
  'link',
  'country',
  'rating',
] as const
export type FieldType = (typeof fieldTypes)[number]

/** A `number` is decimal text, so that no float holds it. */
export type FieldValue = string | number | boolean | Money | readonly string[]

/** A field of a category (docs/contract/collectibles.md §2.5). */
export interface CategoryField {
  readonly key: string
  readonly type: FieldType
  readonly of: 'item' | 'variant' | 'copy'
  /** Absent: the message `field.<key>`. */
  readonly label?: string
  readonly unit?: string
  /** The search counts its values. */
  readonly facet?: true
  /** Its words are found. */
  readonly searched?: true
}

/** A field with its value. */
export interface Fact extends Pick<CategoryField, 'key' | 'label' | 'type' | 'unit'> {
  readonly value: FieldValue
}
