import type { Group, UiNode } from '@collect/contract'
import { isProvider, isVisible } from './node-facts.ts'

/** Groups that the list of methods leaves out (FORM-STEP-2). */
const besides: ReadonlySet<Group> = new Set(['default', 'identifier_first', 'profile', 'captcha', 'oidc', 'saml'])

/**
 * Method order (METHOD-ORDER-1), then the other groups of the wire. A consent flow has one group only.
 */
export const methodOrder = [
  'oidc',
  'saml',
  'identifier_first',
  'default',
  'profile',
  'password',
  'captcha',
  'passkey',
  'code',
  'webauthn',
  'link',
  'totp',
  'lookup_secret',
  'deviceauthn',
] as const satisfies readonly Group[]

export const isMethod = (group: Group): boolean => !besides.has(group)

/** Groups that the user can choose: those with a visible node (FIELD-VISIBLE-1). */
export function methodsOf(nodes: readonly UiNode[]): readonly Group[] {
  const offered = new Set(nodes.filter(isVisible).map(({ group }) => group))
  return methodOrder.filter((group) => isMethod(group) && offered.has(group))
}

/** Groups beside the methods. One method and a provider are still a choice. */
export const hasProviders = (nodes: readonly UiNode[]): boolean => nodes.some(isProvider)

/**
 * The only method, if it may open by itself. Code and passkey may not: they would send a mail or open a dialog
 * (STATE-INITIAL-4).
 */
export function onlyMethodOf(nodes: readonly UiNode[]): Group | undefined {
  if (hasProviders(nodes)) return undefined
  const [only, ...others] = methodsOf(nodes)
  return others.length > 0 || only === 'code' || only === 'passkey' ? undefined : only
}
