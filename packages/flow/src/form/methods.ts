import type { Group, UiNode } from '@collect/contract'
import { isProvider, isVisible } from './node-facts.ts'

/** Never an entry of the list of methods (FORM-STEP-2). */
const besides: ReadonlySet<Group> = new Set(['default', 'identifier_first', 'profile', 'captcha', 'oidc', 'saml'])

/**
 * Method order (METHOD-ORDER-1), then the groups that it leaves out, as the wire names them. A consent stands alone.
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

/** Groups that a person can choose: those with something visible (FIELD-VISIBLE-1). */
export function methodsOf(nodes: readonly UiNode[]): readonly Group[] {
  const offered = new Set(nodes.filter(isVisible).map(({ group }) => group))
  return methodOrder.filter((group) => isMethod(group) && offered.has(group))
}

/** Fields beside the method itself: a choice between one method and a provider is still a choice. */
export const hasProviders = (nodes: readonly UiNode[]): boolean => nodes.some(isProvider)

/**
 * The one method that is left, when it can be opened without asking. A code would be sent and a passkey prompt
 * would appear unasked (STATE-INITIAL-4).
 */
export function onlyMethodOf(nodes: readonly UiNode[]): Group | undefined {
  if (hasProviders(nodes)) return undefined
  const [only, ...others] = methodsOf(nodes)
  return others.length > 0 || only === 'code' || only === 'passkey' ? undefined : only
}
