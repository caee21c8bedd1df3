import {
  MessageId,
  type AnyFlow,
  type FlowByKind,
  type Group,
  type LoginFlow,
  type RegistrationFlow,
  type UiNode,
} from '@collect/contract'
import type { ConsentFlow } from '../consent-flow.ts'
import { hasProviders, isMethod, methodsOf, onlyMethodOf } from './methods.ts'
import { inputsOf, isGroup, isHidden, isSubmit, nameOf, valueOf } from './node-facts.ts'

/** What the form asks for now (STATE-INITIAL, STATE-RECOVERY-1, STATE-OTHER-1). */
export type FormState =
  | { readonly state: 'provide_identifier' }
  | { readonly state: 'select_method' }
  | { readonly state: 'method_active'; readonly method: Group }
  | { readonly state: 'settings' }

const provideIdentifier: FormState = { state: 'provide_identifier' }
const selectMethod: FormState = { state: 'select_method' }
const methodActive = (method: Group): FormState => ({ state: 'method_active', method })

/** Flows by kind, with the consent that we make ourselves. */
export interface ScreenFlows extends FlowByKind {
  readonly oauth2_consent: ConsentFlow
}
export type ScreenFlow = AnyFlow | ConsentFlow

const states: { readonly [Kind in keyof ScreenFlows]: (flow: ScreenFlows[Kind]) => FormState } = {
  login: (flow) => firstStateOf(flow, isChoosingLogin(flow)),
  registration: (flow) => firstStateOf(flow, isChoosing(flow.ui.nodes)),
  recovery: addressStateOf,
  verification: addressStateOf,
  settings: () => ({ state: 'settings' }),
  oauth2_consent: () => methodActive('oauth2_consent'),
}

/**
 * The state of a flow, with the choice that the person made before: it stays as long as there is something to
 * choose (STATE-CHANGE-1; docs/contract/nodes.md §11.1).
 */
export function stateOf<Kind extends keyof ScreenFlows>(
  kind: Kind,
  flow: ScreenFlows[Kind],
  choice?: string | null,
): FormState {
  const first = states[kind](flow)
  const { nodes } = flow.ui
  const isOpen = first.state === 'select_method' || canClear(first, nodes)
  if (!isOpen || choice === undefined || choice === null) return first
  if (choice === cleared) return selectMethod
  return isGroup(choice) && methodsOf(nodes).includes(choice) ? methodActive(choice) : first
}

/** The choice of a person who wants to see the list again (STATE-CHANGE-3); `choose=` in the address. */
export const cleared = ''

/** There has to be something else to choose; all providers together are one way (REGISTRATION-FOOTER-2). */
export const canClear = (shown: FormState, nodes: readonly UiNode[]): boolean =>
  shown.state === 'method_active' && isMethod(shown.method) && methodsOf(nodes).length + Number(hasProviders(nodes)) > 1

/** Where a login or registration stands; first hit wins (docs/contract/nodes.md §11.1, STATE-INITIAL). */
function firstStateOf(flow: LoginFlow | RegistrationFlow, choosing: boolean): FormState {
  const recovering = recoveryMethods.get(flow.active)
  if (recovering) return methodActive(recovering)
  const speaking = groupWithMessages(flow.ui.nodes)
  if (speaking) return methodActive(speaking)
  // Linking arrives with `active: oidc`, so it is asked before the active method (docs/contract/nodes.md §3.6).
  if (flow.ui.messages?.some(({ id }) => id === MessageId.accountLinking)) return selectMethod
  const active = activeMethodOf(flow)
  if (active) return methodActive(active)
  if (!choosing) return provideIdentifier
  const only = onlyMethodOf(flow.ui.nodes)
  return only ? methodActive(only) : selectMethod
}

const recoveryMethods: ReadonlyMap<string | undefined, Group> = new Map([
  ['link_recovery', 'link'],
  ['code_recovery', 'code'],
])

/** Errors of the identifier belong to the step that asks for it. */
const besideMethods: ReadonlySet<Group> = new Set(['default', 'identifier_first'])

/** The captcha stands on every step: what it says opens none. */
const groupWithMessages = (nodes: readonly UiNode[]): Group | undefined =>
  nodes.find(({ group, messages }) => messages.length > 0 && !besideMethods.has(group) && group !== 'captcha')?.group

function activeMethodOf({ active }: LoginFlow | RegistrationFlow): Group | undefined {
  return active && isGroup(active) && !besideMethods.has(active) ? active : undefined
}

const isChoosingLogin = (flow: LoginFlow): boolean =>
  flow.requested_aal === 'aal2' ||
  (flow.refresh && !flow.ui.nodes.some(({ group }) => group === 'code')) ||
  isChoosing(flow.ui.nodes)

/** The identifier is known, or there is a step to go back to (STATE-INITIAL-4). */
const isChoosing = (nodes: readonly UiNode[]): boolean =>
  inputsOf(nodes).some(
    (node) =>
      (node.group === 'identifier_first' && nameOf(node) === 'identifier' && isHidden(node)) ||
      (nameOf(node) === 'screen' && isSubmit(node) && valueOf(node) === 'previous'),
  )

/** Recovery and verification (STATE-RECOVERY-1). */
function addressStateOf(flow: FlowByKind['recovery' | 'verification']): FormState {
  if (flow.active !== 'code' && flow.active !== 'link') throw new Error(`Unknown form state: active is ${flow.active}`)
  return flow.state === 'choose_method' ? provideIdentifier : methodActive(flow.active)
}
