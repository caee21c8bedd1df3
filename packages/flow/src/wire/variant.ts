import type { UiNode } from '@collect/contract'
import { fieldsIn, type Fields } from './answer.ts'

const nodeTypes: ReadonlySet<unknown> = new Set<UiNode['type']>(['input', 'text', 'img', 'a', 'script', 'div'])

/** Describes a form with a node type that the contract lacks (ERROR-UNKNOWN-1). */
export function unknownVariantIn(nodes: readonly unknown[]): string | undefined {
  for (const node of nodes) {
    const type = fieldsIn(fieldsIn(node)?.['attributes'])?.['node_type']
    if (!nodeTypes.has(type)) return `No variant of a node exists with node_type=${String(type)}`
  }
  return undefined
}

/** The nodes of a flow. */
export function nodesIn(body: Fields | undefined): readonly unknown[] | undefined {
  const nodes = fieldsIn(body?.['ui'])?.['nodes']
  return Array.isArray(nodes) ? nodes : undefined
}
