import type { InputNode } from '@collect/contract'
import { inputsOf, isSubmit, nameOf, valueOf } from '../../form/node-facts.ts'
import { identifierOf } from './identifier.ts'
import type { Shown } from '../model/source.ts'

/** Buttons named `screen` lead to a step before this one (docs/contract/nodes.md §11.2). */
const stepsOf = ({ flow }: Shown): readonly InputNode[] =>
  inputsOf(flow.ui.nodes).filter((node) => nameOf(node) === 'screen' && isSubmit(node))

/** Back to the choice of a credential; the others lead to what was entered first. */
export const isCredentials = (node: InputNode): boolean => valueOf(node) === 'credential-selection'

/** The step that the chip leads to, when there is a chip. */
export function chipStepOf(shown: Shown): InputNode | undefined {
  const steps = stepsOf(shown)
  return hasChip(shown) ? (steps.find((node) => !isCredentials(node)) ?? steps[0]) : undefined
}

/** The step that a button of the form leads to; without a chip, any. */
export function formStepOf(shown: Shown): InputNode | undefined {
  const steps = stepsOf(shown)
  return steps.find(isCredentials) ?? (hasChip(shown) ? undefined : steps[0])
}

/** There is something to change (CARD-CHIP-1). */
const hasChip = (shown: Shown): boolean => identifierOf(shown) !== undefined
