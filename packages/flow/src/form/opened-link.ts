import type { AnyFlow } from '@collect/contract'
import { inputsOf, nameOf } from './node-facts.ts'

/** Whether a mailed link opened this flow. The form has only a button to go on (docs/decisions/0015). */
export const isLinkOpened = ({ active, state, ui }: AnyFlow): boolean =>
  active === 'link' && state === 'sent_email' && !inputsOf(ui.nodes).some((node) => nameOf(node) === 'email')
