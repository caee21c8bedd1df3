import type { UiNode } from '@collect/contract'
import { groupWhere } from './group-facts.ts'
import { inputsOf, isSubmit } from './node-facts.ts'
import type { FormEntries } from './values.ts'

/** Fields whose content is cleared after an answer (SUBMIT-STATE-1). */
export const isSecretField = (name: string): boolean =>
  name === 'password' || groupWhere(({ code }) => code === name) !== undefined

/** Typed texts of a form by name, without secrets. */
export function typedIn(sent: FormEntries, nodes: readonly UiNode[]): Readonly<Record<string, string>> {
  const names = new Set(
    inputsOf(nodes)
      .filter((node) => !isSubmit(node))
      .map((node) => node.attributes.name),
  )
  const typed: Record<string, string> = {}
  for (const [name, value] of sent) {
    if (typeof value === 'string' && names.has(name) && !isSecretField(name)) typed[name] = value
  }
  return typed
}
