import type {
  Group,
  InputType,
  LoginFlow,
  RecoveryFlow,
  RegistrationFlow,
  SettingsFlow,
  UiMessage,
  UiNode,
  VerificationFlow,
} from '@collect/contract'

const info = (id: number): UiMessage => ({ id, type: id >= 4_000_000 ? 'error' : 'info', text: `text of ${id}` })

/**
 * A node in short notation: `group/name:type=value*(disabled)#label‼message` (docs/contract/nodes.md §0). `:script`, `:a`,
 * `:div` and `:note` make such nodes; all others are inputs.
 */
export function nodeOf(short: string): UiNode {
  const found = /^([a-z0-9_]+)\/([\w.]+):([a-z-]+)(?:=([^*(#‼]*))?(\*)?(\(disabled\))?(?:#(\d+))?(?:‼(\d+))?$/.exec(
    short,
  )
  if (!found) throw new Error(`Not a node: ${short}`)
  const [, group = '', name = '', type = '', value, required, disabled, label, message] = found
  const facts = {
    // The notation uses the contract's groups.
    group: group as Group,
    messages: message ? [info(Number(message))] : [],
    meta: label ? { label: info(Number(label)) } : {},
  }
  if (type === 'script') {
    const attributes = { node_type: 'script', id: name, src: `https://id.test/${name}.js`, async: true } as const
    const rest = {
      referrerpolicy: 'no-referrer',
      crossorigin: 'anonymous',
      integrity: '',
      nonce: 'n',
      type: 'text/javascript',
    }
    return { type: 'script', ...facts, attributes: { ...attributes, ...rest } }
  }
  if (type === 'a') {
    return { type: 'a', ...facts, attributes: { node_type: 'a', id: name, href: value ?? '', title: info(1070009) } }
  }
  if (type === 'div') return { type, ...facts, attributes: { node_type: type, id: name } }
  if (type === 'note')
    return { type: 'text', ...facts, attributes: { node_type: 'text', id: name, text: info(1070009) } }
  return {
    type: 'input',
    ...facts,
    attributes: {
      node_type: 'input',
      name,
      // The notation uses the contract's types.
      type: type as InputType,
      disabled: disabled !== undefined,
      ...(value !== undefined && { value }),
      ...(required && { required: true }),
    },
  }
}

/** The nodes of a form in wire order, separated by ` · `. */
export const nodesOf = (short: string): readonly UiNode[] => (short ? short.split(' · ').map(nodeOf) : [])

export const csrf = 'default/csrf_token:hidden=v*'

interface Facts {
  readonly nodes?: string
  readonly messages?: readonly (number | UiMessage)[]
}

const fieldsOf = (kind: string, { nodes = csrf, messages = [] }: Facts) => ({
  id: 'f1',
  type: 'browser' as const,
  expires_at: '2026-11-20T12:10:00Z',
  issued_at: '2026-11-20T12:00:00Z',
  request_url: `https://app.test/self-service/${kind}/browser`,
  ui: {
    action: `https://app.test/self-service/${kind}?flow=f1`,
    method: 'POST',
    nodes: nodesOf(nodes),
    messages: messages.map((one) => (typeof one === 'number' ? info(one) : one)),
  },
})

type Made<Flow> = Facts & Partial<Omit<Flow, 'ui'>>
const rest = <Flow>({ nodes: _nodes, messages: _messages, ...changes }: Made<Flow>) => changes

export const loginFlow = (made: Made<LoginFlow> = {}): LoginFlow => ({
  ...fieldsOf('login', made),
  state: 'choose_method',
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
  refresh: false,
  requested_aal: 'aal1',
  ...rest(made),
})

export const registrationFlow = (made: Made<RegistrationFlow> = {}): RegistrationFlow => ({
  ...fieldsOf('registration', made),
  state: 'choose_method',
  ...rest(made),
})

export const recoveryFlow = (made: Made<RecoveryFlow> = {}): RecoveryFlow => ({
  ...fieldsOf('recovery', made),
  state: 'choose_method',
  active: 'code',
  ...rest(made),
})

export const verificationFlow = (made: Made<VerificationFlow> = {}): VerificationFlow => ({
  ...fieldsOf('verification', made),
  state: 'choose_method',
  active: 'code',
  ...rest(made),
})

export const settingsFlow = (made: Made<SettingsFlow> = {}): SettingsFlow => ({
  ...fieldsOf('settings', made),
  state: 'show_form',
  identity: {
    id: 'i1',
    schema_id: 'default',
    schema_url: 'https://app.test/schemas/default',
    state: 'active',
    traits: { email: 'ada@example.org' },
    metadata_public: null,
    organization_id: null,
    created_at: '2026-11-20T12:00:00Z',
    updated_at: '2026-11-20T12:00:00Z',
  },
  ...rest(made),
})
