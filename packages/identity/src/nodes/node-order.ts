import type { FlowKind, Group, UiNode } from '@collect/contract'
import { nodeNameOf } from './node.ts'

/** The order of the methods' groups in one kind of flow. */
export interface GroupOrder {
  rankOf(group: string): number | undefined
  /** Groups that come last while the form has one of these nodes. */
  readonly lastWith: readonly { readonly group: string; readonly node: string }[]
}

interface Order {
  /** Ranks of the groups that belong to no method; those of methods lie between them. */
  readonly groups: Readonly<Partial<Record<Group, number>>>
  /** Prefixes of names; unlisted names follow, and `method` is last. */
  readonly names: readonly string[]
}

/** Ranks of groups and names; recovery and verification are never sorted (docs/contract/nodes.md §1.4). */
const orders: Partial<Record<FlowKind, Order>> = {
  login: { groups: { default: 10 }, names: ['csrf_token', 'identifier', 'password'] },
  registration: { groups: { default: 10, captcha: 60 }, names: ['csrf_token'] },
  settings: { groups: { default: 0 }, names: ['csrf_token'] },
}

/** Sorts the nodes of a flow by groups and names (docs/contract/nodes.md §1.4). */
export function inOrder(kind: FlowKind, ofMethods: GroupOrder, nodes: readonly UiNode[]): readonly UiNode[] {
  const order = orders[kind]
  if (!order) return nodes
  const rank = rankIn(order, ofMethods)
  const groups = [...new Set(nodes.map(({ group }) => group))].toSorted((a, b) => rank(a) - rank(b))
  const sorted = nodes
    .map((node, index) => ({
      node,
      index,
      group: groups.indexOf(node.group),
      name: nameRank(order, node),
      provider: providerIn(node),
    }))
    .toSorted((a, b) => a.group - b.group || a.name - b.name || compared(a.provider, b.provider) || a.index - b.index)
    .map(({ node }) => node)
  if (kind === 'registration') return passwordAfterFirstTrait(sorted)
  return ofMethods.lastWith.reduce(lastWith, sorted)
}

/** Sorts the groups only; nodes of a group keep their order. */
export function inGroups(kind: FlowKind, ofMethods: GroupOrder, nodes: readonly UiNode[]): readonly UiNode[] {
  const order = orders[kind]
  if (!order) return nodes
  const rank = rankIn(order, ofMethods)
  return nodes.toSorted((a, b) => rank(a.group) - rank(b.group))
}

/** Groups without a rank come first, in their original order. */
const rankIn =
  ({ groups }: Order, { rankOf }: GroupOrder) =>
  (group: Group): number =>
    groups[group] ?? rankOf(group) ?? -1

function nameRank(order: Order, node: UiNode): number {
  const name = nodeNameOf(node)
  if (name === 'method') return order.names.length + 1
  const rank = order.names.findIndex((prefix) => name.startsWith(prefix))
  return rank < 0 ? order.names.length : rank
}

/** The provider of a button. Providers of a group stand in the order of their ids. */
const providerIn = ({ type, group, attributes }: UiNode): string =>
  type === 'input' && (group === 'oidc' || group === 'saml') && attributes.type === 'submit'
    ? String(attributes.value ?? '')
    : ''

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Backup codes and their buttons come last while the codes are visible (docs/contract/nodes.md §7). */
function lastWith(nodes: readonly UiNode[], { group, node }: GroupOrder['lastWith'][number]): readonly UiNode[] {
  if (!nodes.some((one) => nodeNameOf(one) === node)) return nodes
  return [...nodes.filter((one) => one.group !== group), ...nodes.filter((one) => one.group === group)]
}

/**
 * If no other group stands between the default and the password group, the password follows the first trait
 * (docs/contract/nodes.md §1.4).
 */
function passwordAfterFirstTrait(nodes: readonly UiNode[]): readonly UiNode[] {
  const firstTrait = nodes.findIndex((node) => nodeNameOf(node).startsWith('traits.'))
  const password = nodes.findIndex((node) => nodeNameOf(node) === 'password')
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
