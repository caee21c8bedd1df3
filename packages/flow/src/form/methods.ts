import type { Group, UiNode } from '@collect/contract'
import { factsOf, rows } from './group-facts.ts'
import { isProvider, isVisible } from './node-facts.ts'

/** Whether a group is an entry of the list of methods (FORM-STEP-2). */
export const isMethod = (group: Group): boolean => factsOf(group).icon !== undefined

/** Groups that the user can choose: those with a visible node (FIELD-VISIBLE-1). */
export function methodsOf(nodes: readonly UiNode[]): readonly Group[] {
  const offered = new Set(nodes.filter(isVisible).map(({ group }) => group))
  return rows().flatMap(([group, { icon }]) => (icon && offered.has(group) ? [group] : []))
}

/** Groups beside the methods. One method and a provider are still a choice. */
export const hasProviders = (nodes: readonly UiNode[]): boolean => nodes.some(isProvider)

/**
 * The only method, if it may open by itself. Code and passkey may not: they would send a mail or open a dialog
 * (STATE-INITIAL-4).
 */
export function onlyMethodOf(nodes: readonly UiNode[]): Group | undefined {
  if (hasProviders(nodes)) return undefined
  const [only, ...others] = methodsOf(nodes)
  return others.length > 0 || only === undefined || factsOf(only).asksFirst ? undefined : only
}
