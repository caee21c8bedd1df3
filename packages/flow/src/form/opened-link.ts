import type { AnyFlow } from '@collect/contract'
import { inputsOf, nameOf } from './node-facts.ts'

/** A mailed link was opened here: no address is asked for any more, only that a person goes on (docs/decisions/0015). */
export const isLinkOpened = ({ active, state, ui }: AnyFlow): boolean =>
  active === 'link' && state === 'sent_email' && !inputsOf(ui.nodes).some((node) => nameOf(node) === 'email')
