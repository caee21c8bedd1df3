import { MessageId, type Group, type UiNode } from '@collect/contract'
import { methodOrder } from '../../form/methods.ts'
import { isSubmit } from '../../form/node-facts.ts'

/** Group order of the settings (METHOD-ORDER-3), then all other groups. */
const sectionOrder = [
  'default',
  'profile',
  'password',
  'oidc',
  'code',
  'lookup_secret',
  'passkey',
  'webauthn',
  'totp',
  'saml',
  'deviceauthn',
  'identifier_first',
  'link',
] as const satisfies readonly Group[]

const rankIn = (order: readonly Group[]) => {
  const ranks = new Map(order.map((group, rank) => [group, rank]))
  return ({ group }: { readonly group: Group }) => ranks.get(group) ?? order.length
}
const methodRank = rankIn(methodOrder)
const sectionRank = rankIn(sectionOrder)

/**
 * Sorts nodes by group; inside a group the service's order stays (METHOD-ORDER-1). The CAPTCHA comes before the first
 * submit button.
 */
export function inMethodOrder(nodes: readonly UiNode[]): readonly UiNode[] {
  const sorted = nodes.toSorted(
    (one, other) => Number(finishes(one)) - Number(finishes(other)) || methodRank(one) - methodRank(other),
  )
  const captcha = sorted.filter(({ group }) => group === 'captcha')
  const others = sorted.filter(({ group }) => group !== 'captcha')
  const submit = others.findIndex(isSubmit)
  return submit < 0 ? sorted : others.toSpliced(submit, 0, ...captcha)
}

/**
 * A provider button that finishes a registration posts the missing traits, so it follows them
 * (docs/contract/nodes.md §4.3).
 */
const finishes = ({ meta }: UiNode): boolean => meta.label?.id === MessageId.registrationContinue

/** The groups of a settings flow, one section each. */
export const inSectionOrder = (groups: Iterable<Group>): readonly Group[] =>
  [...new Set(groups)].toSorted((one, other) => sectionRank({ group: one }) - sectionRank({ group: other }))
