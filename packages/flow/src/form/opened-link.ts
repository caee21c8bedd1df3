import type { AnyFlow } from '@collect/contract'
import { inputsOf, nameOf } from './node-facts.ts'

/** Whether a mailed link opened this flow. The form has only a button to go on (docs/decisions/0015). */
export const isLinkOpened = ({ active, state, ui }: AnyFlow): boolean =>
  active === 'link' && state === 'sent_email' && !inputsOf(ui.nodes).some((node) => nameOf(node) === 'email')

/** Whether a mailed link filled in the code of a verification, which the user only confirms. */
export const isCodeFilledIn = ({ state, ui }: AnyFlow): boolean =>
  state === 'sent_email' &&
  !ui.messages?.some(({ type }) => type === 'error') &&
  inputsOf(ui.nodes).some(
    (node) => nameOf(node) === 'code' && node.attributes.type === 'text' && Boolean(node.attributes.value),
  )
