import type { FlowKind, UiNode } from '@collect/contract'
import { captchaNodes } from '../../captcha/captcha-nodes.ts'
import type { View } from '../../methods/strategy.ts'
import { hasErrors, type FlowRecord } from '../../records/flow.ts'
import { isIdentifierFirst } from '../../methods/login-identifier.ts'
import type { Method } from '../../methods/method.ts'
import { isTwoStep } from '../../methods/profile/registration.ts'
import { inGroups, inOrder, type GroupOrder } from '../../nodes/node-order.ts'
import { inputNode, nodeNameOf } from '../../nodes/node.ts'
import { methodsOfOrganization } from '../../providers/organizations.ts'
import { hasOneWay } from '../one-way.ts'
import type { Service } from '../service.ts'

/** Nodes that belong to no method. */
const ownNodes: Partial<Record<FlowKind, (view: View, service: Service) => readonly UiNode[]>> = {
  login: ({ csrf }) => [csrf],
  registration: registrationNodes,
  settings: ({ csrf }) => [csrf],
}

/** The nodes of a flow, its own and those of the shown methods, in the order of docs/contract/nodes.md §1.4. */
export async function nodesOf(service: Service, view: View): Promise<readonly UiNode[]> {
  const { flow } = view
  const methods = shownMethods(service, view)
  const byMethod = await Promise.all(methods.map(({ strategies }) => strategies[flow.kind]?.nodes(view, service) ?? []))
  const own = ownNodes[flow.kind]?.(view, service) ?? []
  const nodes = withMessages(withoutTwins([...own, ...byMethod.flat()]), flow)
  const captcha = captchaNodes(service.config, flow)
  const order = service.methods.orderIn(flow.kind)
  return isAsMade(flow)
    ? [...captcha, ...asMade[flow.kind](flow, nodes, order)]
    : inOrder(flow.kind, order, [...captcha, ...nodes])
}

/**
 * Whether the nodes stay unsorted: in flows that sent a code or know the identifier, unless they show an error
 * (docs/contract/nodes.md §1.4).
 */
const isAsMade = (flow: FlowRecord): boolean =>
  (flow.state === 'sent_email' || flow.active === 'identifier_first' || flow.askedKeys !== undefined) &&
  !hasErrors(flow)

type Ordered = (flow: FlowRecord, nodes: readonly UiNode[], order: GroupOrder) => readonly UiNode[]
const unchanged: Ordered = (_flow, nodes) => nodes

const asMade: Record<FlowKind, Ordered> = {
  login: ({ state, type, askedKeys }, nodes) => {
    // The identifier then precedes the CSRF token (docs/contract/nodes.md §3.1).
    if (state === 'choose_method' && askedKeys)
      return [...nodes.filter(isName), ...nodes.filter((node) => !isName(node))]
    if (state !== 'sent_email') return afterTheName(nodes)
    // A native client needs no CSRF token, so its form does not repeat it.
    return type === 'browser' ? last(isCsrf, nodes) : nodes.filter((node) => !isCsrf(node))
  },
  registration: ({ kind }, nodes, order) => inGroups(kind, order, nodes),
  settings: unchanged,
  recovery: unchanged,
  verification: unchanged,
}

/**
 * The order after the identifier: the identifier, earlier nodes, nodes of the found methods, and the passkey button
 * (docs/contract/nodes.md §3.3).
 */
function afterTheName(nodes: readonly UiNode[]): readonly UiNode[] {
  const isHidden = (node: UiNode) => node.type === 'input' && node.attributes.type === 'hidden'
  const rank = (node: UiNode) => {
    if (node.group === 'identifier_first') return 0
    if (isCsrf(node)) return 1
    if (node.type === 'script' || (node.group === 'passkey' && isHidden(node))) return 2
    return node.group === 'passkey' ? 4 : 3
  }
  return nodes.toSorted((a, b) => rank(a) - rank(b))
}

/** Traits that the user entered on an earlier screen become hidden fields. */
function registrationNodes({ csrf, flow, schema }: View, { config }: Service): readonly UiNode[] {
  const hidden = flow.state === 'sent_email' || (flow.screen !== undefined && isTwoStep(config))
  const traits = flow.state === 'sent_email' ? flow.traits : flow.values['traits']
  const isLegacy = flow.provided !== undefined && config.feature_flags.legacy_oidc_registration_node_group
  return [csrf, ...schema.nodes(isLegacy ? 'oidc' : 'default', traits ?? {}, { hidden })]
}

function shownMethods({ config, methods, connections }: Service, view: View): readonly Method[] {
  const { flow } = view
  const { enabled } = methods
  const only = (...names: readonly unknown[]) => methods.all.filter(({ name }) => names.includes(name))
  if (hasOneWay(flow.kind)) return only(flow.active)
  // After a code was sent, the form shows only the code field and the way back.
  if (flow.state === 'sent_email') return enabled.filter(({ name }) => name === 'code' || name === 'profile')
  if (flow.askedKeys) return only('webauthn')
  if (flow.kind === 'registration' && flow.provided) return only(flow.provided.method)
  if (flow.kind === 'registration' && isTwoStep(config) && flow.screen === undefined)
    return enabled.filter(({ name, isOnEveryStep }) => name === 'profile' || isOnEveryStep)
  if (flow.linksTo !== undefined && flow.methods) return enabled.filter(({ name }) => flow.methods?.includes(name))
  // At a refresh and at a linking, the account proves itself by any way of its own.
  const asksOwner = flow.refresh || flow.linksTo !== undefined
  const ways =
    flow.organizationId === undefined || asksOwner ? [] : methodsOfOrganization(connections, flow.organizationId)
  if (ways.length > 0 && flow.requestedAal === 'aal1') {
    const step = flow.kind === 'login' ? flow.active === 'identifier_first' && flow.active : flow.screen && 'profile'
    return enabled.filter(({ name }) => name === step || ways.includes(name))
  }
  if (flow.kind !== 'login' || !isIdentifierFirst(config, view)) return enabled
  // The browser may offer passkeys before and after the identifier is known.
  const isAlways = ({ name }: Method) => name === 'identifier_first' || name === 'passkey'
  if (flow.active !== 'identifier_first') {
    return enabled.filter((method) => isAlways(method) || method.isOnEveryStep)
  }
  return enabled.filter((method) => isAlways(method) || (flow.methods?.includes(method.name) ?? true))
}

/** Keeps the first of identical nodes: several methods ask for the same identifier or need the same script. */
function withoutTwins(nodes: readonly UiNode[]): readonly UiNode[] {
  const isShared = (node: UiNode) =>
    node.type === 'script' || (node.group === 'default' && nodeNameOf(node) === 'identifier')
  const first = new Map<string, UiNode>()
  for (const node of nodes) if (isShared(node) && !first.has(nodeNameOf(node))) first.set(nodeNameOf(node), node)
  return nodes.filter((node) => !isShared(node) || first.get(nodeNameOf(node)) === node)
}

const isName = (node: UiNode): boolean => nodeNameOf(node) === 'identifier'
const isCsrf = (node: UiNode): boolean => nodeNameOf(node) === 'csrf_token'
const last = (wanted: (node: UiNode) => boolean, nodes: readonly UiNode[]): readonly UiNode[] => [
  ...nodes.filter((node) => !wanted(node)),
  ...nodes.filter(wanted),
]

/**
 * Adds field messages to the nodes of their names. A name without a node gets one, so that no message is lost
 * (docs/contract/nodes.md §1.3).
 */
function withMessages(nodes: readonly UiNode[], { fieldMessages }: FlowRecord): readonly UiNode[] {
  const unsaid = new Map(Object.entries(fieldMessages))
  const said = nodes.map((node) => {
    const messages = unsaid.get(nodeNameOf(node))
    if (!messages || isSubmit(node)) return node
    unsaid.delete(nodeNameOf(node))
    return { ...node, messages }
  })
  return [...said, ...[...unsaid].map(([name, messages]) => ({ ...inputNode('default', name, 'text'), messages }))]
}

const isSubmit = (node: UiNode): boolean => node.type === 'input' && node.attributes.type === 'submit'
