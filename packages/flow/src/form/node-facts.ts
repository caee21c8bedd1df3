import { groups, MessageId, type Group, type InputNode, type UiNode } from '@collect/contract'

/** Small questions about nodes that many rules ask. */
export const isInput = (node: UiNode): node is InputNode => node.type === 'input'

export const inputsOf = (nodes: readonly UiNode[]): readonly InputNode[] => nodes.filter(isInput)

export const isHidden = (node: UiNode): boolean => isInput(node) && node.attributes.type === 'hidden'

/**
 * Seen by a person; only these make a group visible (FIELD-VISIBLE-1). Containers of widgets are not seen by
 * themselves.
 */
export const isVisible = (node: UiNode): boolean => !isHidden(node) && node.type !== 'script' && node.type !== 'div'

export const isSubmit = (node: UiNode): boolean => isInput(node) && node.attributes.type === 'submit'

export const nameOf = (node: UiNode): string => (isInput(node) ? node.attributes.name : node.attributes.id)

/** The value as it is posted: absent and null are the same, an empty string is a value. */
export const valueOf = ({ attributes }: InputNode): string | undefined =>
  attributes.value === undefined || attributes.value === null ? undefined : String(attributes.value)

/** What a button or a hidden input posts: one without a value posts an empty one. */
export const postedBy = (node: InputNode): string => valueOf(node) ?? ''

/**
 * Names and places repeat or change between answers, so a node is known by group, name and type, and a button or
 * scope by its value too (docs/contract/nodes.md §13.1 and §13.2). What a person types is no part of the key.
 */
export function keyOf(node: UiNode): string {
  const key = `${node.group}/${nameOf(node)}:${isInput(node) ? node.attributes.type : node.type}`
  return isInput(node) && (isSubmit(node) || isChoiceOfMany(node)) ? `${key}=${postedBy(node)}` : key
}

/** Scopes of a consent share one name, a checkbox each. */
export const isChoiceOfMany = (node: InputNode) => node.attributes.name === 'grant_scope'

const providerNames: ReadonlySet<string> = new Set(['provider', 'link', 'unlink'])

/**
 * Provider, link and unlink buttons stand in forms of their own (docs/contract/nodes.md §11.2). The one that finishes a
 * sign-up takes the missing traits along, so it stays with them (docs/contract/nodes.md §4.3).
 */
export const isProvider = (node: UiNode): boolean =>
  (node.group === 'oidc' || node.group === 'saml') &&
  isSubmit(node) &&
  providerNames.has(nameOf(node)) &&
  node.meta.label?.id !== MessageId.registrationContinue

export const isGroup = (word: string): word is Group => (groups as readonly string[]).includes(word)
