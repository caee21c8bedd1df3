import { randomUUID } from 'node:crypto'
import {
  MessageId,
  type AnchorNode,
  type DivisionNode,
  type Group,
  type ImageNode,
  type InputAttributes,
  type InputNode,
  type ScriptNode,
  type TextNode,
  type UiMessage,
} from '@collect/contract'
import { message } from './message.ts'

type InputExtras = Partial<Omit<InputAttributes, 'node_type' | 'name' | 'type'>>

/** One input; keys without a value are left out, as on the wire (docs/contract/nodes.md §1.1). */
export function inputNode(
  group: Group,
  name: string,
  type: InputAttributes['type'],
  extras: InputExtras = {},
  label?: UiMessage,
): InputNode {
  return {
    type: 'input',
    group,
    attributes: { name, type, disabled: false, ...extras, node_type: 'input' },
    messages: [],
    meta: label ? { label } : {},
  }
}

export const csrfNode = (value: string): InputNode =>
  inputNode('default', 'csrf_token', 'hidden', { value, required: true })

export const submitNode = (group: Group, name: string, value: string, label: number): InputNode =>
  inputNode(group, name, 'submit', { value }, message(label))

export const passwordNode = (autocomplete: 'current-password' | 'new-password'): InputNode =>
  inputNode('password', 'password', 'password', { required: true, autocomplete }, message(MessageId.labelPassword))

export const codeNode = (label: number, extras: InputExtras = {}): InputNode =>
  inputNode('code', 'code', 'text', { required: true, autocomplete: 'one-time-code', ...extras }, message(label))

export function anchorNode(group: Group, id: string, href: string, title: UiMessage): AnchorNode {
  return {
    type: 'a',
    group,
    attributes: { id, href, title, node_type: 'a' },
    messages: [],
    meta: { label: title },
  }
}

export function imageNode(
  group: Group,
  id: string,
  picture: { readonly src: string; readonly width: number; readonly height: number },
  label: number,
): ImageNode {
  return {
    type: 'img',
    group,
    attributes: { ...picture, id, node_type: 'img' },
    messages: [],
    meta: { label: message(label) },
  }
}

export const divisionNode = (group: Group, id: string): DivisionNode => ({
  type: 'div',
  group,
  attributes: { id, node_type: 'div' },
  messages: [],
  meta: {},
})

export function scriptNode(
  group: Group,
  id: string,
  { src, integrity }: { readonly src: string; readonly integrity: string },
): ScriptNode {
  return {
    type: 'script',
    group,
    attributes: {
      src,
      async: true,
      referrerpolicy: 'no-referrer',
      crossorigin: 'anonymous',
      integrity,
      type: 'text/javascript',
      id,
      nonce: randomUUID(),
      node_type: 'script',
    },
    messages: [],
    meta: {},
  }
}

export function textNode(group: Group, id: string, text: UiMessage, label: number): TextNode {
  return {
    type: 'text',
    group,
    attributes: { text, id, node_type: 'text' },
    messages: [],
    meta: { label: message(label) },
  }
}

/** The name by which a node is addressed: an input's name, else the id. */
export const nodeNameOf = (node: { readonly attributes: { readonly name?: string; readonly id?: string } }): string =>
  node.attributes.name ?? node.attributes.id ?? ''
