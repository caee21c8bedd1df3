import { get, type FieldValues, type RegisterOptions } from 'react-hook-form'

import { ownProblem, plainTyped, type Rules } from './rules.ts'

/**
 * The rules of a field for `register` of `react-hook-form`. Its messages are the names of the rules, so that a form
 * finds its words. Its own lengths count UTF-16 units, so lengths are checked with `custom`.
 */
export function registerOptions(rules: Rules): RegisterOptions {
  const { required, min, max, pattern } = rules
  return {
    setValueAs: plainTyped,
    ...(required && { required: 'required' }),
    ...(min !== undefined && { min: { value: min, message: 'min' } }),
    ...(max !== undefined && { max: { value: max, message: 'max' } }),
    ...(pattern && { pattern: { value: pattern, message: 'pattern' } }),
    validate: (typed: unknown, form: FieldValues) =>
      ownProblem(rules, plainTyped(typed), (name) => plainTyped(get(form, name))) ?? true,
  }
}
