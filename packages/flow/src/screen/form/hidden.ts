import type { InputNode, UiNode } from '@collect/contract'
import { inputsOf, isHidden, keyOf, postedBy } from '../../form/node-facts.ts'
import type { HiddenField } from '../model/field.ts'

const hiddenOf = (node: InputNode): HiddenField => ({
  key: keyOf(node),
  name: node.attributes.name,
  value: postedBy(node),
  disabled: node.attributes.disabled,
  ...(node.attributes.onloadTrigger && { onload: node.attributes.onloadTrigger }),
})

/** The hidden inputs among the nodes, for a form that needs them. */
export const hiddenFieldsOf = (nodes: readonly UiNode[]): readonly HiddenField[] =>
  distinct(inputsOf(nodes).filter(isHidden).map(hiddenOf))

/** An input that no node asks for. */
export const hidden = (name: string, value: string): HiddenField => ({
  key: `own/${name}`,
  name,
  value,
  disabled: false,
})

/** Two nodes may be alike in all that names them: `code/identifier` for two addresses (docs/contract/nodes.md §3.2). */
export function distinct<T extends { readonly key: string }>(fields: readonly T[]): readonly T[] {
  const counts = new Map<string, number>()
  return fields.map((field) => {
    const count = (counts.get(field.key) ?? 0) + 1
    counts.set(field.key, count)
    return count === 1 ? field : { ...field, key: `${field.key}#${count}` }
  })
}
