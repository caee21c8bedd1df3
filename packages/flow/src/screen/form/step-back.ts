import type { InputNode } from '@collect/contract'
import { inputsOf, isSubmit, nameOf, valueOf } from '../../form/node-facts.ts'
import { identifierOf } from './identifier.ts'
import type { Shown } from '../model/source.ts'

/** Buttons named `screen` lead to an earlier step (docs/contract/nodes.md §11.2). */
const stepsOf = ({ flow }: Shown): readonly InputNode[] =>
  inputsOf(flow.ui.nodes).filter((node) => nameOf(node) === 'screen' && isSubmit(node))

/** Leads back to the choice of a credential; other `screen` buttons lead to the identifier. */
export const isCredentials = (node: InputNode): boolean => valueOf(node) === 'credential-selection'

/** The step that the chip leads to, if there is a chip. */
export function chipStepOf(shown: Shown): InputNode | undefined {
  const steps = stepsOf(shown)
  return hasChip(shown) ? (steps.find((node) => !isCredentials(node)) ?? steps[0]) : undefined
}

/** The step that the form's back button leads to; any step if there is no chip. */
export function formStepOf(shown: Shown): InputNode | undefined {
  const steps = stepsOf(shown)
  return steps.find(isCredentials) ?? (hasChip(shown) ? undefined : steps[0])
}

/** Whether the chip can change the identifier (CARD-CHIP-1). */
const hasChip = (shown: Shown): boolean => identifierOf(shown) !== undefined
