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

/** The hidden inputs of a form. */
export const hiddenFieldsOf = (nodes: readonly UiNode[]): readonly HiddenField[] =>
  distinct(inputsOf(nodes).filter(isHidden).map(hiddenOf))

/** A hidden input without a node. */
export const hidden = (name: string, value: string): HiddenField => ({
  key: `own/${name}`,
  name,
  value,
  disabled: false,
})

/** Numbers equal keys: `code/identifier` occurs once per address (docs/contract/nodes.md §3.2). */
export function distinct<T extends { readonly key: string }>(fields: readonly T[]): readonly T[] {
  const counts = new Map<string, number>()
  return fields.map((field) => {
    const count = (counts.get(field.key) ?? 0) + 1
    counts.set(field.key, count)
    return count === 1 ? field : { ...field, key: `${field.key}#${count}` }
  })
}
