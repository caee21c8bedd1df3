import type { TextKey } from '@collect/messages'

import type { Rules } from './rules.ts'

export interface FieldOption {
  readonly value: string
  readonly label: string
}

interface Spec {
  readonly name: string
  /** Parts the ids of two forms of one page. */
  readonly form?: string
  readonly label: string
  readonly rules: Rules
  readonly hint?: string
  /** Takes the whole width of the form. */
  readonly isWide?: boolean
  /** Words for a broken rule that the form tells in its own way. */
  readonly words?: Readonly<Record<string, TextKey>>
}

/** A field of a form, as it is drawn. */
export type FieldSpec = Spec &
  (
    | { readonly kind: 'line' | 'number'; readonly suggestions?: readonly string[] }
    /** A whole number; perhaps with buttons that count. */
    | { readonly kind: 'whole'; readonly hasSteps?: true }
    | { readonly kind: 'lines' }
    /** A box with one value, `yes`. */
    | { readonly kind: 'check' }
    | { readonly kind: 'select'; readonly options: readonly FieldOption[] }
    | { readonly kind: 'radios'; readonly options: readonly FieldOption[] }
    | {
        readonly kind: 'money'
        /** The field with the currency; absent where another field decides it. */
        readonly currency?: { readonly name: string; readonly label: string; readonly options: readonly string[] }
      }
  )

export const idOfField = ({ name, form = 'field' }: Pick<Spec, 'name' | 'form'>): string =>
  `${form}-${name.replaceAll(/[^\w]/g, '-')}`

/** What a value of a field is called: that of an option is its label. */
export function valueText(spec: FieldSpec, value: string): string {
  if (spec.kind !== 'select' && spec.kind !== 'radios') return value
  return spec.options.find((option) => option.value === value)?.label ?? value
}
