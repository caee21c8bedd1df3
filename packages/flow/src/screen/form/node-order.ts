import { MessageId, type UiNode } from '@collect/contract'
import { rows } from '../../form/group-facts.ts'
import { isProvider, isSubmit } from '../../form/node-facts.ts'

const methodRank = ({ group }: UiNode): number => {
  const rank = rows().findIndex(([one]) => one === group)
  return rank < 0 ? 99 : rank
}

/**
 * Sorts nodes by group; inside a group the service's order stays (METHOD-ORDER-1). The CAPTCHA comes before the first
 * submit button of the fields; providers stand above them all.
 */
export function inMethodOrder(nodes: readonly UiNode[]): readonly UiNode[] {
  const sorted = nodes.toSorted(
    (one, other) => Number(finishes(one)) - Number(finishes(other)) || methodRank(one) - methodRank(other),
  )
  const captcha = sorted.filter(({ group }) => group === 'captcha')
  const others = sorted.filter(({ group }) => group !== 'captcha')
  const submit = others.findIndex((node) => isSubmit(node) && !isProvider(node))
  return submit < 0 ? sorted : others.toSpliced(submit, 0, ...captcha)
}

/**
 * A provider button that finishes a registration posts the missing traits, so it follows them
 * (docs/contract/nodes.md §4.3).
 */
const finishes = ({ meta }: UiNode): boolean => meta.label?.id === MessageId.registrationContinue
