import {
  MessageId,
  type AnchorNode,
  type ImageNode,
  type InputNode,
  type TextNode,
  type UiNode,
} from '@collect/contract'
import { factsOf, groupWhere } from '../../form/group-facts.ts'
import { isHidden, isInput, isLastUsed, isProvider, isSubmit, keyOf, postedBy, valueOf } from '../../form/node-facts.ts'
import { unreachable } from '../../unreachable.ts'
import { captchaOf } from './captcha.ts'
import type { Field, FieldMessage, SubmitField } from '../model/field.ts'
import { distinct } from './hidden.ts'
import { fieldMessagesOf, fieldNameOf, labelOf, placeholderOf } from './label.ts'
import { purposeOf } from './purpose.ts'
import { recoverLinkOf } from './recover-link.ts'
import type { Shown } from '../model/source.ts'
import { message, text } from '../model/words.ts'

/** Default length of a code (FORM-ELEMENT-2). */
const codeLength = 6

/**
 * The fields of a form in the order of its nodes. Providers have their own group, but their messages, and those of the
 * CAPTCHA, are drawn here.
 */
export const fieldsOf = (nodes: readonly UiNode[], shown: Shown): readonly Field[] =>
  distinct(
    nodes
      .flatMap((node) => {
        if (!isInput(node)) return [fieldOf(node, shown)]
        if (isProvider(node)) return [orphanOf(node)]
        return [captchaOf(node), fieldOf(node, shown)]
      })
      .filter((field) => field !== undefined),
  )

/** The field of a node (FORM-ELEMENT-7); `undefined` for a node that is not drawn (docs/contract/nodes.md §11.2). */
function fieldOf(node: UiNode, shown: Shown): Field | undefined {
  switch (node.type) {
    case 'input':
      return inputOf(node, shown)
    case 'text':
      return textOf(node)
    case 'img':
      return imageOf(node)
    case 'a':
      return anchorOf(node)
    case 'script':
    case 'div':
      return undefined
    default:
      return unreachable(node)
  }
}

function inputOf(node: InputNode, shown: Shown): Field | undefined {
  if (isHidden(node)) return orphanOf(node)
  if (isSubmit(node)) return submitOf(node)
  if (node.attributes.type === 'button') return triggerOf(node)
  // The service adds a text node for an error without a field. Draw the error without an unlabelled input.
  if (!node.meta.label && !node.attributes.label && node.messages.length > 0) return orphanOf(node)
  return typedOf(node, shown)
}

/** Fields that the user fills in. */
function typedOf(node: InputNode, shown: Shown): Field {
  const { name, type, options, pattern, maxlength, autocomplete, required = false, disabled } = node.attributes
  const link = recoverLinkOf(node, shown)
  // HTML has no autocomplete for a checkbox.
  const purpose = type === 'checkbox' ? undefined : purposeOf(name, type, autocomplete)
  const facts = {
    key: keyOf(node),
    group: node.group,
    name,
    label: labelOf(node),
    required,
    disabled,
    messages: messagesOf(node, shown),
    ...(purpose && { autocomplete: purpose }),
    ...(link && { link }),
  }
  const placeholder = placeholderOf(node)
  const value = valueOf(node) || shown.typed?.[name]
  if (type === 'checkbox') return { ...facts, field: 'checkbox', value: 'true', checked: value === 'true' }
  if (type === 'password') {
    const atLeast = purpose === 'new-password' ? shown.project.password_min_length : undefined
    return { ...facts, field: 'password', placeholder, ...(atLeast && { atLeast }) }
  }
  const filled = { ...facts, ...(value && { value }) }
  if (options) {
    const choices = options.map((option) => ({
      value: String(option.value),
      label: optionLabel(node, String(option.value)),
    }))
    return { ...filled, field: 'select', options: choices, placeholder: text('input.choose') }
  }
  const checked = pattern ? { pattern } : {}
  if (isCode(node)) return { ...filled, ...checked, field: 'code', length: maxlength ?? codeLength }
  return { ...filled, ...checked, field: 'text', type, placeholder }
}

const optionLabel = (node: InputNode, value: string) =>
  ({ say: 'found', key: `forms.option.${fieldNameOf(node)}.${value}`, instead: value }) as const

/** Codes are drawn as cells; backup codes are plain text (docs/contract/nodes.md §11.2). */
function isCode({ group, attributes: { name } }: InputNode): boolean {
  const { cells, code } = factsOf(group)
  return cells === true && code === name
}

function messagesOf(node: InputNode, { problem }: Shown): readonly FieldMessage[] {
  if (problem?.name !== node.attributes.name || node.group !== 'code') return fieldMessagesOf(node)
  return [{ id: problem.id, type: 'error', words: text('input.code-missing') }]
}

function orphanOf(node: InputNode): Field | undefined {
  if (node.messages.length === 0) return undefined
  return {
    field: 'messages',
    key: keyOf(node),
    group: node.group,
    name: node.attributes.name,
    messages: fieldMessagesOf(node),
  }
}

/** A button that sends the form; the form decides which is the primary one. */
export function submitOf(node: InputNode): SubmitField {
  const { name, disabled } = node.attributes
  return {
    field: 'submit',
    key: keyOf(node),
    group: node.group,
    name,
    value: postedBy(node),
    label: labelOf(node),
    disabled,
    look: groupWhere(({ removes }) => removes === name) ? 'danger' : 'plain',
    messages: fieldMessagesOf(node),
    ...(isLastUsed(node) && { lastUsed: true }),
  }
}

function triggerOf(node: InputNode): Field {
  const { name, disabled, onclickTrigger } = node.attributes
  const value = valueOf(node)
  return {
    field: 'trigger',
    key: keyOf(node),
    group: node.group,
    name,
    label: labelOf(node),
    disabled,
    // Older servers send code instead of a function name; it is never evaluated (docs/contract/nodes.md §10.3).
    trigger: onclickTrigger ?? '',
    messages: fieldMessagesOf(node),
    ...(value !== undefined && { value }),
  }
}

function textOf(node: TextNode): Field {
  const { id, text: said } = node.attributes
  const facts = { key: keyOf(node), group: node.group, id }
  if (said.id === MessageId.settingsLookupList)
    return { ...facts, field: 'codes', label: labelOf(node), codes: codesOf(said.context) }
  return {
    ...facts,
    field: 'note',
    text: message(said),
    secret: said.id === MessageId.settingsTotpSecret,
    ...(node.meta.label && { label: message(node.meta.label) }),
  }
}

function codesOf(context: TextNode['attributes']['text']['context']) {
  const secrets = context?.['secrets']
  if (!Array.isArray(secrets)) return []
  return secrets
    .filter(
      (secret): secret is { id: number; text: string; type: 'info' } =>
        typeof secret?.id === 'number' && typeof secret.text === 'string',
    )
    .map((secret) => ({ words: message(secret), used: secret.id === MessageId.settingsLookupUsed }))
}

function imageOf(node: ImageNode): Field {
  const { id, src, width, height } = node.attributes
  return { field: 'image', key: keyOf(node), group: node.group, id, src, width, height, label: labelOf(node) }
}

function anchorOf(node: AnchorNode): Field {
  const { id, href, title } = node.attributes
  return { field: 'anchor', key: keyOf(node), group: node.group, id, href, label: message(title) }
}
