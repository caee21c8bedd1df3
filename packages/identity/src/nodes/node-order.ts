import type { FlowKind, Group, UiNode } from '@collect/contract'
import { nameOf } from './node.ts'

interface Order {
  readonly groups: readonly Group[]
  /** Prefixes of names; what is not listed stands behind, `method` last of all. */
  readonly names: readonly string[]
}

/** Ranks of groups and names; recovery and verification are never sorted (docs/contract/nodes.md §1.4). */
const orders: Partial<Record<FlowKind, Order>> = {
  login: {
    groups: ['oidc', 'default', 'webauthn', 'passkey', 'code', 'password', 'totp', 'lookup_secret'],
    names: ['csrf_token', 'identifier', 'password'],
  },
  registration: {
    groups: ['oidc', 'saml', 'default', 'webauthn', 'passkey', 'code', 'password', 'captcha', 'profile'],
    names: ['csrf_token'],
  },
  settings: {
    groups: ['default', 'profile', 'password', 'oidc', 'lookup_secret', 'webauthn', 'passkey', 'totp'],
    names: ['csrf_token'],
  },
}

/** Puts the nodes of a flow into the order that the wire promises. */
export function inOrder(kind: FlowKind, nodes: readonly UiNode[]): readonly UiNode[] {
  const order = orders[kind]
  if (!order) return nodes
  // Groups that are not listed come first, as they were made.
  const groups = [
    ...new Set([...nodes.map(({ group }) => group).filter((one) => !order.groups.includes(one)), ...order.groups]),
  ]
  const sorted = nodes
    .map((node, index) => ({ node, index, group: groups.indexOf(node.group), name: nameRank(order, node) }))
    .toSorted((a, b) => a.group - b.group || a.name - b.name || a.index - b.index)
    .map(({ node }) => node)
  if (kind === 'registration') return passwordAfterFirstTrait(sorted)
  return kind === 'settings' ? shownCodesLast(sorted) : sorted
}

/** Only the groups put into order, each as it was made. */
export function inGroups(kind: FlowKind, nodes: readonly UiNode[]): readonly UiNode[] {
  const groups = orders[kind]?.groups
  return groups ? nodes.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group)) : nodes
}

function nameRank(order: Order, node: UiNode): number {
  const name = nameOf(node)
  if (name === 'method') return order.names.length + 1
  const rank = order.names.findIndex((prefix) => name.startsWith(prefix))
  return rank < 0 ? order.names.length : rank
}

/** Backup codes that are shown stand at the very end, with their buttons (docs/contract/nodes.md §7). */
function shownCodesLast(nodes: readonly UiNode[]): readonly UiNode[] {
  if (!nodes.some((node) => nameOf(node) === 'lookup_secret_codes')) return nodes
  const isCodes = ({ group }: UiNode) => group === 'lookup_secret'
  return [...nodes.filter((node) => !isCodes(node)), ...nodes.filter(isCodes)]
}

/**
 * With nothing between the default and the password group, the password follows the first trait
 * (docs/contract/nodes.md §1.4).
 */
function passwordAfterFirstTrait(nodes: readonly UiNode[]): readonly UiNode[] {
  const firstTrait = nodes.findIndex((node) => nameOf(node).startsWith('traits.'))
  const password = nodes.findIndex((node) => nameOf(node) === 'password')
  const neighbours = nodes.slice(firstTrait, password).every(({ group }) => group === 'default')
  const moved = nodes[password]
  if (firstTrait < 0 || !moved || !neighbours) return nodes
  return [
    ...nodes.slice(0, firstTrait + 1),
    moved,
    ...nodes.slice(firstTrait + 1, password),
    ...nodes.slice(password + 1),
  ]
}
