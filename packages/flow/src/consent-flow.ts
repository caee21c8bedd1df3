import {
  MessageId,
  type ConsentRequest,
  type EarlierAnswers,
  type InputNode,
  type Session,
  type UiContainer,
  type UiMessage,
} from '@collect/contract'

/** A consent request in the shape of a flow (docs/contract/nodes.md §8). */
export interface ConsentFlow {
  readonly id: 'UNSET'
  readonly active: 'oauth2_consent'
  readonly state: 'show_form'
  readonly return_to?: string
  readonly consent_request: ConsentRequest
  /** What the user answered to earlier requests of this client; absent for the first one. */
  readonly answered?: EarlierAnswers
  readonly session: Session
  readonly ui: UiContainer
}

export interface ConsentSource {
  readonly request: ConsentRequest
  readonly answered?: EarlierAnswers | undefined
  readonly session: Session
  readonly csrfToken: string
  /** Address that the decision is posted to. */
  readonly action: string
}

export function consentFlowOf({ request, answered, session, csrfToken, action }: ConsentSource): ConsentFlow {
  const nodes = [
    ...(request.requested_scope ?? []).map((scope) => consentNode('grant_scope', 'checkbox', scope, scope)),
    consentNode('remember', 'checkbox', false, 'remember'),
    consentNode('action', 'submit', 'reject', 'reject'),
    consentNode('action', 'submit', 'accept', 'accept'),
    { ...consentNode('csrf_token', 'hidden', csrfToken), group: 'default' as const },
    consentNode('consent_challenge', 'hidden', request.challenge),
  ]
  return {
    id: 'UNSET',
    active: 'oauth2_consent',
    state: 'show_form',
    consent_request: request,
    ...(answered && { answered }),
    session,
    ui: { action, method: 'POST', nodes, messages: [] },
  }
}

function consentNode(
  name: string,
  type: 'checkbox' | 'submit' | 'hidden',
  value: string | boolean,
  label?: string,
): InputNode {
  const said: UiMessage | undefined =
    label === undefined ? undefined : { id: MessageId.consentLabel, type: 'info', text: label }
  return {
    type: 'input',
    group: 'oauth2_consent',
    attributes: { node_type: 'input', name, type, value, disabled: false },
    messages: [],
    meta: said ? { label: said } : {},
  }
}
