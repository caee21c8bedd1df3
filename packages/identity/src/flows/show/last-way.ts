import type { UiNode } from '@collect/contract'
import type { LastWayJar } from '../caller.ts'
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

/**
 * The method that a flow opens: the one that this browser used last, if the step offers it (STATE-INITIAL-2,
 * FORM-STEP-5, docs/contract/providers-and-oauth2.md §G). The cookie alone decides, so it tells nothing of the account.
 */
export function openedMethod(nodes: readonly UiNode[], flow: FlowRecord, last: LastWays): string | undefined {
  const { active, askedKeys, kind, state } = flow
  if (kind !== 'login' || state !== 'choose_method' || askedKeys !== undefined) return active
  // A first factor is asked for once the identifier is known, a second one at once.
  if (flow.requestedAal === 'aal1')
    return active === 'identifier_first' && nodes.some((node) => node.group === last.sent && isButton(node))
      ? last.sent
      : active
  // After a mistake, the method that made it stays open.
  const second = last.sentSecond === undefined ? undefined : (flow.refusedMethod ?? last.sentSecond)
  return active ?? (nodes.some((node) => node.group === second && isPressed(node)) ? second : undefined)
}

/** What the browser keeps of its sign-ins. */
type LastWays = Pick<LastWayJar, 'sent' | 'sentSecond'>

const isPressed = (node: UiNode): boolean =>
  node.type === 'input' && (node.attributes.type === 'submit' || node.attributes.type === 'button')

const isButton = (node: UiNode): boolean =>
  isPressed(node) && (names.has(nodeNameOf(node)) || nodeNameOf(node) === 'provider')

function isButtonOf(node: UiNode, way: string): boolean {
  if (!isButton(node) || node.type !== 'input') return false
  const name = nodeNameOf(node)
  if (name === 'provider') return `${node.group}:${String(node.attributes.value)}` === way
  return node.group === way && names.has(name)
}
