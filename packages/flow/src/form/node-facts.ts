import { MessageId, type InputNode, type UiNode } from '@collect/contract'

/** Predicates about nodes that many rules use. */
export const isInput = (node: UiNode): node is InputNode => node.type === 'input'

export const inputsOf = (nodes: readonly UiNode[]): readonly InputNode[] => nodes.filter(isInput)

export const isHidden = (node: UiNode): boolean => isInput(node) && node.attributes.type === 'hidden'

/**
 * Whether a node is visible. Only visible nodes make a group visible (FIELD-VISIBLE-1). Containers of widgets do not
 * count.
 */
export const isVisible = (node: UiNode): boolean => !isHidden(node) && node.type !== 'script' && node.type !== 'div'

export const isSubmit = (node: UiNode): boolean => isInput(node) && node.attributes.type === 'submit'

export const nameOf = (node: UiNode): string => (isInput(node) ? node.attributes.name : node.attributes.id)

/** Whether this browser signed in with the button last (docs/contract/providers-and-oauth2.md §G). */
export const isLastUsed = ({ meta: { label } }: UiNode): boolean => label?.context?.['last_used'] === true

/** The posted value. Absent and null are the same; an empty string is a value. */
export const valueOf = ({ attributes }: InputNode): string | undefined =>
  attributes.value === undefined || attributes.value === null ? undefined : String(attributes.value)

/** The value that a button or a hidden input posts, empty if it has none. */
export const postedBy = (node: InputNode): string => valueOf(node) ?? ''

/**
 * The React key of a node: group, name and type, for a button or scope also its value. Names repeat and positions
 * change between answers (docs/contract/nodes.md §13.1 and §13.2). The typed value is no part of the key.
 */
export function keyOf(node: UiNode): string {
  const key = `${node.group}/${nameOf(node)}:${isInput(node) ? node.attributes.type : node.type}`
  return isInput(node) && (isSubmit(node) || isChoiceOfMany(node)) ? `${key}=${postedBy(node)}` : key
}

/** The scopes of a consent are checkboxes with one name. */
export const isChoiceOfMany = (node: InputNode) => node.attributes.name === 'grant_scope'

const providerNames: ReadonlySet<string> = new Set(['provider', 'link', 'unlink'])

/**
 * Provider, link and unlink buttons have their own group (docs/contract/nodes.md §11.2). A button that finishes a
 * registration posts the missing traits, so it follows them (docs/contract/nodes.md §4.3).
 */
export const isProvider = (node: UiNode): boolean =>
  (node.group === 'oidc' || node.group === 'saml') &&
  isSubmit(node) &&
  providerNames.has(nameOf(node)) &&
  node.meta.label?.id !== MessageId.registrationContinue
