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
import { isGroup } from './group-facts.ts'
import { hasProviders, isMethod, methodsOf, onlyMethodOf } from './methods.ts'
import { inputsOf, isHidden, isSubmit, nameOf, valueOf } from './node-facts.ts'

/** The state of a form (STATE-INITIAL, STATE-RECOVERY-1, STATE-OTHER-1). */
export type FormState =
  | { readonly state: 'provide_identifier' }
  | { readonly state: 'select_method' }
  | { readonly state: 'method_active'; readonly method: Group }
  | { readonly state: 'settings' }

const provideIdentifier: FormState = { state: 'provide_identifier' }
const selectMethod: FormState = { state: 'select_method' }
const methodActive = (method: Group): FormState => ({ state: 'method_active', method })

/** Flows by kind, with the consent flow that the client makes. */
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
 * The state of a flow. The user's earlier choice of a method stays while there is something to choose
 * (STATE-CHANGE-1; docs/contract/nodes.md §11.1).
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

/** The choice after "back to the list" (STATE-CHANGE-3); `choose=` in the address. */
export const cleared = ''

/** Whether there is another way to choose. All providers together count as one (REGISTRATION-FOOTER-2). */
export const canClear = (shown: FormState, nodes: readonly UiNode[]): boolean =>
  shown.state === 'method_active' && isMethod(shown.method) && methodsOf(nodes).length + Number(hasProviders(nodes)) > 1

/** The first state of a login or registration; the first match wins (docs/contract/nodes.md §11.1, STATE-INITIAL). */
function firstStateOf(flow: LoginFlow | RegistrationFlow, choosing: boolean): FormState {
  const recovering = recoveryMethods.get(flow.active)
  if (recovering) return methodActive(recovering)
  const speaking = groupWithMessages(flow.ui.nodes)
  if (speaking) return methodActive(speaking)
  // A linking flow has `active: oidc`, so this check comes before the active method (docs/contract/nodes.md §3.6).
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

/** Errors at the identifier keep the identifier step. */
const besideMethods: ReadonlySet<Group> = new Set(['default', 'identifier_first'])

/** Messages at the CAPTCHA open no method, because every step has it. */
const groupWithMessages = (nodes: readonly UiNode[]): Group | undefined =>
  nodes.find(({ group, messages }) => messages.length > 0 && !besideMethods.has(group) && group !== 'captcha')?.group

function activeMethodOf({ active, ui }: LoginFlow | RegistrationFlow): Group | undefined {
  if (!active || !isGroup(active) || besideMethods.has(active)) return undefined
  // After a trip that failed, `active` names the providers' group, and every way is there still.
  return groupsOfProviders.has(active) && hasProviders(ui.nodes) && hasOtherButton(ui.nodes) ? undefined : active
}

const hasOtherButton = (nodes: readonly UiNode[]): boolean =>
  inputsOf(nodes).some((node) => isSubmit(node) && !groupsOfProviders.has(node.group))

const groupsOfProviders: ReadonlySet<Group> = new Set(['oidc', 'saml'])

const isChoosingLogin = (flow: LoginFlow): boolean =>
  flow.requested_aal === 'aal2' ||
  (flow.refresh && !flow.ui.nodes.some(({ group }) => group === 'code')) ||
  isChoosing(flow.ui.nodes)

/** The identifier is known, or the flow has a previous step (STATE-INITIAL-4). */
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
