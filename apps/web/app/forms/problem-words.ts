import type { Formatter, TextKey } from '@collect/messages'

import type { FieldSpec } from './field-spec.ts'

/** What a broken rule is called, unless its field has own words. */
const common: Readonly<Record<string, TextKey>> = {
  required: 'form.required',
  min: 'form.min',
  max: 'form.max',
  minLength: 'form.too-short',
  maxLength: 'form.too-long',
  too_long: 'form.too-long',
  not_a_day: 'form.not-day',
  ambiguous_day: 'form.ambiguous-day',
  not_a_number: 'form.not-money',
  ambiguous: 'form.ambiguous',
  negative: 'form.negative',
  too_many_decimals: 'form.too-many-decimals',
  too_large: 'form.too-large',
}

/** The sentence at a field that breaks a rule. */
export function problemWords(
  { text }: Pick<Formatter, 'text'>,
  { kind, words, rules }: FieldSpec,
  problem: string,
): string {
  const ofKind: TextKey = kind === 'whole' ? 'form.not-whole' : kind === 'number' ? 'own.not-number' : 'own.wrong'
  const { min = 0, max = 0, minLength = 0, maxLength = 0 } = rules
  return text(words?.[problem] ?? common[problem] ?? ofKind, { min, max, shortest: minLength, longest: maxLength })
}
