import * as z from 'zod/mini'

import {
  ownProblem,
  plainTyped,
  type FormRules,
  type OtherField,
  type Problems,
  type Rules,
  type Typed,
} from './rules.ts'

/**
 * The schema that parses a posted form, from the same rules as `registerOptions`. A field that the form lacks stays
 * absent, and breaks only `required`. Other fields of the form are left out.
 */
export const formSchema = (rules: FormRules) =>
  z.pipe(
    z.pipe(
      z.record(z.string(), z.string()),
      z.transform((form: Typed) => onlyFieldsOf(rules, form)),
    ),
    z.record(z.string(), z.string()).check(({ value: typed, issues }) => {
      for (const [name, id] of Object.entries(brokenRules(rules, typed)))
        issues.push({ code: 'custom', params: { id }, message: id, path: [name], input: typed[name] })
    }),
  )

export type FormReading = { readonly typed: Typed } | { readonly problems: Problems }

/** Parses a form by its rules. */
export function readForm(rules: FormRules, form: Typed): FormReading {
  const parsed = formSchema(rules).safeParse(form)
  if (parsed.success) return { typed: parsed.data }
  return { problems: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])) }
}

const onlyFieldsOf = (rules: FormRules, form: Typed): Typed =>
  Object.fromEntries(
    Object.keys(rules).flatMap((name) => (name in form ? [[name, plainTyped(form[name])] as const] : [])),
  )

function brokenRules(rules: FormRules, typed: Typed): Problems {
  const other: OtherField = (name) => typed[name] ?? ''
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, ofField]) => {
      if (!(name in typed) && !ofField.required) return []
      const problem = brokenRule(ofField, typed[name] ?? '', other)
      return problem === undefined ? [] : [[name, problem] as const]
    }),
  )
}

/** In the order in which `react-hook-form` checks. */
function brokenRule(rules: Rules, typed: string, other: OtherField): string | undefined {
  const { required, min, max, pattern } = rules
  if (typed === '') return required ? 'required' : ownProblem(rules, typed, other)
  const number = Number(typed)
  if (max !== undefined && number > max) return 'max'
  if (min !== undefined && number < min) return 'min'
  if (pattern && !pattern.test(typed)) return 'pattern'
  return ownProblem(rules, typed, other)
}
