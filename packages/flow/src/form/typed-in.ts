import type { UiNode } from '@collect/contract'
import { inputsOf, isSubmit } from './node-facts.ts'
import type { FormEntries } from './payload.ts'

/** Secrets, which are cleared after an answer (SUBMIT-STATE-1). */
const secrets: ReadonlySet<string> = new Set(['password', 'code', 'totp_code', 'lookup_secret'])

/** Typed texts of a form by name, without secrets. */
export function typedIn(sent: FormEntries, nodes: readonly UiNode[]): Readonly<Record<string, string>> {
  const names = new Set(
    inputsOf(nodes)
      .filter((node) => !isSubmit(node))
      .map((node) => node.attributes.name),
  )
  const typed: Record<string, string> = {}
  for (const [name, value] of sent) {
    if (typeof value === 'string' && names.has(name) && !secrets.has(name)) typed[name] = value
  }
  return typed
}
