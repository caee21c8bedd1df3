import type { UiNode } from '@collect/contract'
import type { FlowRecord } from '../../records/flow.ts'
import { nodeNameOf } from '../../nodes/node.ts'
import type { Proof } from '../../sessions/assurance.ts'

/** The way that a proof took, as the browser keeps it: a method, or a method and the id of its provider. */
export const lastWayOf = ({ method, provider }: Proof): string =>
  provider === undefined ? method : `${method}:${provider}`

/** The names of buttons that stand for their method. */
const names: ReadonlySet<string> = new Set(['method', 'passkey_login_trigger', 'webauthn_login_trigger'])

/**
 * Marks the button of the way in that this browser used last (docs/contract/providers-and-oauth2.md §G). Only first
 * steps with several buttons are marked: there is a choice.
 */
export function withLastWay(nodes: readonly UiNode[], flow: FlowRecord, way: string | undefined): readonly UiNode[] {
  const isChoice =
    flow.kind === 'login' && !flow.refresh && flow.requestedAal === 'aal1' && flow.state === 'choose_method'
  if (way === undefined || !isChoice || nodes.filter(isButton).length < 2) return nodes
  return nodes.map((node) => {
    const { label } = node.meta
    return label && isButtonOf(node, way)
      ? { ...node, meta: { ...node.meta, label: { ...label, context: { ...label.context, last_used: true } } } }
      : node
  })
}

const isButton = (node: UiNode): boolean =>
  node.type === 'input' &&
  (node.attributes.type === 'submit' || node.attributes.type === 'button') &&
  (names.has(nodeNameOf(node)) || nodeNameOf(node) === 'provider')

function isButtonOf(node: UiNode, way: string): boolean {
  if (!isButton(node) || node.type !== 'input') return false
  const name = nodeNameOf(node)
  if (name === 'provider') return `${node.group}:${String(node.attributes.value)}` === way
  return node.group === way && names.has(name)
}
