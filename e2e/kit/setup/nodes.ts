import type { Group, InputAttributes, InputType, UiMessage, UiNode } from '@collect/contract'
import type { MadeFlow } from '../../setup/stub-service.ts'

type More = Partial<InputAttributes> & { readonly label?: UiMessage }

/** A message in the service's format. */
export const info = (id: number, context?: UiMessage['context']): UiMessage => ({
  id,
  type: 'info',
  text: `text of ${id}`,
  ...(context && { context }),
})

function input(
  group: Group,
  name: string,
  type: InputType,
  { label, ...more }: Omit<More, 'label'> & { readonly label?: UiMessage } = {},
): UiNode {
  return {
    type: 'input',
    group,
    attributes: { node_type: 'input', name, type, disabled: false, ...more },
    messages: [],
    meta: label ? { label } : {},
  }
}

export const hidden = (group: Group, name: string, value?: string, more: More = {}) =>
  input(group, name, 'hidden', { ...(value !== undefined && { value }), ...more })
export const text = (group: Group, name: string, label: UiMessage, more: More = {}) =>
  input(group, name, 'text', { label, ...more })
export const submit = (group: Group, name: string, value: string, label: UiMessage, more: More = {}) =>
  input(group, name, 'submit', { value, label, ...more })
export const button = (group: Group, name: string, onclickTrigger: string, label: UiMessage, more: More = {}) =>
  input(group, name, 'button', { onclickTrigger, label, ...more })

export const csrf = hidden('default', 'csrf_token', 'guard', { required: true })
export const email = info(1070002, { title: 'Email' })

/** The script node of a remote service, with that service's address. */
export const script = (integrity: string): UiNode => ({
  type: 'script',
  group: 'webauthn',
  attributes: {
    node_type: 'script',
    id: 'webauthn_script',
    src: 'https://slug.projects.example:8080/.well-known/ory/webauthn.js',
    async: true,
    referrerpolicy: 'no-referrer',
    crossorigin: 'anonymous',
    integrity,
    nonce: '00000000-0000-0000-0000-000000000000',
    type: 'text/javascript',
  },
  messages: [],
  meta: {},
})

/** A second step of a login with two methods to choose from. */
export const secondFactor: MadeFlow = {
  kind: 'login',
  nodes: [
    csrf,
    text('totp', 'totp_code', info(1070006)),
    submit('totp', 'method', 'totp', info(1010009)),
    text('lookup_secret', 'lookup_secret', info(1010007)),
    submit('lookup_secret', 'method', 'lookup_secret', info(1010010)),
  ],
  more: { requested_aal: 'aal2' },
}
