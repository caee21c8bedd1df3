import { MessageId, type InputNode, type UiNode } from '@collect/contract'
import { inputsOf, isProvider, isSubmit, nameOf, valueOf } from '../form/node-facts.ts'
import { fieldOf, submitOf } from './field-of.ts'
import type { Field, SubmitField } from './field.ts'
import { formOf } from './form-of.ts'
import { distinct, hiddenFieldsOf } from './hidden.ts'
import { inMethodOrder } from './node-order.ts'
import type { Form } from './screen.ts'
import type { Shown } from './source.ts'
import { text } from './words.ts'

/** The form that holds these nodes; `hiddenFrom` tells which hidden inputs go along. */
export function mainFormOf(shown: Shown, nodes: readonly UiNode[], hiddenFrom: readonly UiNode[]): Form {
  const inputs = inputsOf(nodes).filter(isSubmit)
  const resend = inputs.find(isResend)
  const back = inputs.find(isBack)
  return {
    ...formOf(shown),
    hidden: hiddenFieldsOf(hiddenFrom),
    fields: withPrimary(fieldsOf(shown, nodes)),
    ...(resend && { resend: submitOf(resend) }),
    ...(back && { back: backOf(back) }),
  }
}

/** Everything to draw, in the order of the screen; buttons with a place of their own left out. */
const fieldsOf = (shown: Shown, nodes: readonly UiNode[]): readonly Field[] =>
  distinct(
    inMethodOrder(nodes.filter((node) => !isProvider(node) && nameOf(node) !== 'screen' && !isResend(node)))
      .map((node) => fieldOf(node, shown))
      .filter((field) => field !== undefined),
  )

/** Known by its label, whatever its name is: resend, email, recovery_confirm_address (contract/nodes.md §11.2). */
export const isResend = (node: UiNode): boolean => isSubmit(node) && node.meta.label?.id === MessageId.labelResend

/** The other `screen` button, back to the very first step, is the chip (contract/nodes.md §11.2). */
const isBack = (node: InputNode): boolean => nameOf(node) === 'screen' && valueOf(node) === 'credential-selection'

const backOf = (node: InputNode): SubmitField => ({
  ...submitOf(node),
  label: text('card.footer.select-another-method'),
})

/** The first submit is what Enter presses, and looks like it. */
export function withPrimary<F extends Field>(fields: readonly F[]): readonly F[] {
  const first = fields.findIndex((field) => field.field === 'submit' && field.look !== 'danger')
  return fields.map((field, place) => (place === first ? { ...field, look: 'primary' } : field))
}
