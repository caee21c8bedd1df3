import type { UiNode } from '@collect/contract'
import { inputsOf, isChoiceOfMany, isSubmit } from './node-facts.ts'

/** Values of a form, nested by their dotted names. */
export interface FormValues {
  [name: string]: FormValue
}
export type FormValue = string | number | boolean | readonly FormValue[] | FormValues

/** Entries of the browser's `FormData`, in document order. */
export type FormEntries = Iterable<readonly [name: string, value: unknown]>

/** The initial values of a form (FORM-VALUE). */
export function initialValuesOf(nodes: readonly UiNode[]): FormValues {
  const values: FormValues = {}
  const scopes: string[] = []
  for (const node of inputsOf(nodes)) {
    if (isSubmit(node) || node.attributes.name === 'method') continue
    const { name, type, value } = node.attributes
    // Every scope starts checked (docs/contract/nodes.md §8).
    if (isChoiceOfMany(node)) scopes.push(String(value))
    else if (type === 'checkbox') setValue(values, name, value === true || value === 'true')
    else if (value !== undefined && value !== null) setValue(values, name, value)
  }
  return scopes.length > 0 ? { ...values, grant_scope: scopes } : values
}

/** `traits.name.first` becomes `{ traits: { name: { first } } }`. */
export function setValue(values: FormValues, name: string, value: FormValue): void {
  const path = name.split('.')
  // `__proto__` would change the prototype of all objects, and names come from outside.
  if (path.includes('__proto__')) return
  // `split` returns at least one entry.
  const last = path.pop() as string
  let place = values
  for (const word of path) {
    const inside = place[word]
    place = isNested(inside) ? inside : (place[word] = {})
  }
  place[last] = value
}

export const isNested = (value: FormValue | undefined): value is FormValues =>
  typeof value === 'object' && !Array.isArray(value)

/** An empty string counts as absent on the wire (docs/contract/http.md §1.2). */
export function withoutBlanks(values: FormValues): FormValues {
  const kept: FormValues = {}
  for (const [name, value] of Object.entries(values)) {
    if (value !== '') kept[name] = isNested(value) ? withoutBlanks(value) : value
  }
  return kept
}
