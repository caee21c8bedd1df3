import type { AnyFlow, UiNode } from '@collect/contract'
import { nodeNameOf } from '../../../src/nodes/node.ts'

/** Values that are the same in every flow are written out, others are `v` (docs/contract/nodes.md §0). */
const fixed = new Set<unknown>(['password', 'profile', 'code', 'link', 'totp', 'lookup_secret', 'webauthn', 'true', ''])

/** A node as docs/contract/nodes.md writes it: `group/name:type=value*(disabled)#label‼message`. */
export function notationOf(node: UiNode): string {
  const name = nodeNameOf(node)
  if (name === 'csrf_token') return 'csrf'
  const said = `${node.meta.label ? `#${node.meta.label.id}` : ''}${node.messages.map(({ id }) => `‼${id}`).join('')}`
  if (node.type !== 'input') return `${node.group}/${name}:${node.type}${said}`
  const { type, value, required, disabled } = node.attributes
  const written = value === '' ? '=""' : fixed.has(value) ? `=${value}` : '=v'
  return `${node.group}/${name}:${type}${value === undefined ? '' : written}${required ? '*' : ''}${disabled ? '(disabled)' : ''}${said}`
}

export const nodesOf = (flow: AnyFlow): readonly string[] => flow.ui.nodes.map(notationOf)
