import type { InputNode, LoginFlow, UiMessage, UiNode } from '@collect/contract'

/** A login flow with these nodes, in the form of the service. */
export function loginFlow(nodes: readonly UiNode[], messages: readonly UiMessage[] = []): LoginFlow {
  return {
    id: '7f3c',
    type: 'browser',
    state: 'choose_method',
    issued_at: '2026-11-20T12:00:00Z',
    expires_at: '2026-11-20T13:00:00Z',
    created_at: '2026-11-20T12:00:00Z',
    updated_at: '2026-11-20T12:00:00Z',
    request_url: 'http://localhost:3000/self-service/login/browser',
    refresh: false,
    requested_aal: 'aal1',
    ui: { action: 'http://localhost:3000/self-service/login?flow=7f3c', method: 'POST', nodes, messages },
  }
}

export function input(
  group: InputNode['group'],
  attributes: Partial<InputNode['attributes']> & Pick<InputNode['attributes'], 'name' | 'type'>,
  label?: UiMessage,
  messages: readonly UiMessage[] = [],
): InputNode {
  return {
    type: 'input',
    group,
    attributes: { node_type: 'input', disabled: false, ...attributes },
    messages,
    meta: label ? { label } : {},
  }
}

export const titled = (title: string): UiMessage => ({ id: 1070002, type: 'info', text: title, context: { title } })
