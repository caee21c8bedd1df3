import type { UiNode } from '@collect/contract'
import { inputsOf, isChoiceOfMany, isSubmit } from './node-facts.ts'

/** Values of a form, nested as their dotted names say. */
export interface FormValues {
  [name: string]: FormValue
}
export type FormValue = string | number | boolean | readonly FormValue[] | FormValues

/** What a form holds before anybody types (FORM-VALUE). */
export function initialValuesOf(nodes: readonly UiNode[]): FormValues {
  const values: FormValues = {}
  const scopes: string[] = []
  for (const node of inputsOf(nodes)) {
    if (isSubmit(node) || node.attributes.name === 'method') continue
    const { name, type, value } = node.attributes
    // Every scope starts granted (docs/contract/nodes.md §8).
    if (isChoiceOfMany(node)) scopes.push(String(value))
    else if (type === 'checkbox') setValue(values, name, value === true || value === 'true')
    else if (value !== undefined && value !== null) setValue(values, name, value)
  }
  return scopes.length > 0 ? { ...values, grant_scope: scopes } : values
}

/** `traits.name.first` becomes `{ traits: { name: { first } } }`. */
export function setValue(values: FormValues, name: string, value: FormValue): void {
  const path = name.split('.')
  // It reaches into what all objects share, and names come from outside. Every other word makes a place of its own.
  if (path.includes('__proto__')) return
  // Splitting gives one word at least.
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
