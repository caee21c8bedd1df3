import { MessageId, type FlowKind, type InputNode, type UiNode } from '@collect/contract'
import { inputsOf } from '../../form/node-facts.ts'
import { isUsedUp } from '../../form/used-up.ts'
import { restartAddressOf } from '../../wire/flow-address.ts'
import { fieldsOf, submitOf } from './field-of.ts'
import type { Field, HiddenField, SubmitField } from '../model/field.ts'
import { formOf } from './form-of.ts'
import { hidden, hiddenFieldsOf } from './hidden.ts'
import { identifierOf } from './identifier.ts'
import { inMethodOrder } from './node-order.ts'
import type { Form } from '../model/screen.ts'
import type { Shown } from '../model/source.ts'
import { chipStepOf, formStepOf, isCredentials } from './step-back.ts'
import { message, text } from '../model/words.ts'

/** The main form with these nodes and the hidden inputs of `hiddenFrom`. */
export function mainFormOf(shown: Shown, nodes: readonly UiNode[], hiddenFrom: readonly UiNode[]): Form {
  const resend = inputsOf(nodes).find(isResend)
  const back = formStepOf(shown)
  const placed: ReadonlySet<UiNode | undefined> = new Set([resend, back, chipStepOf(shown)])
  const drawn = nodes.filter((node) => !placed.has(node))
  const along = hiddenFieldsOf(hiddenFrom)
  if (isUsedUp(shown.flow)) return { ...formOf(shown), hidden: along, fields: [anewOf(shown)] }
  return {
    ...formOf(shown),
    hidden: along,
    fields: withFocus(withPrimary(fieldsOf(inMethodOrder(drawn), shown))),
    ...(resend && { resend: resendOf(shown, resend) }),
    ...(back && { back: backOf(back) }),
    ...(back &&
      isOfAnother(along, back) && { backForm: { ...formOf(shown, 'back'), hidden: withMethodOf(along, back) } }),
  }
}

/** After the last code of a flow, the one way on is a new flow, which sends a new code. */
const anewOf = ({ kind, flow }: Shown): Field => ({
  field: 'anchor',
  key: 'anew',
  group: 'code',
  id: 'anew',
  href: restartAddressOf(kind as FlowKind, flow), // a consent has no codes
  label: message({ id: MessageId.labelResend, type: 'info', text: '' }),
})

/** Without a script, the form would post the `method` of the code form (docs/contract/nodes.md §2.1, §11.3). */
const isOfAnother = (along: readonly HiddenField[], { group }: InputNode): boolean =>
  along.some(({ name, value }) => name === 'method' && value !== group)

const withMethodOf = (along: readonly HiddenField[], { group }: InputNode): readonly HiddenField[] => [
  ...along.filter(({ name }) => name !== 'method'),
  hidden('method', group),
]

/** The resend button, known by its label because its name varies (FORM-ELEMENT-4; docs/contract/nodes.md §11.2). */
const isResend = (node: UiNode): boolean => node.meta.label?.id === MessageId.labelResend

/** A user name is no address: the service knows where its code goes. */
function resendOf(shown: Shown, node: InputNode): SubmitField {
  const identifier = identifierOf(shown)
  return { ...submitOf(node), ...(identifier && /^\+|@/.test(identifier) && { sendsTo: identifier }) }
}

const backOf = (node: InputNode): SubmitField => ({
  ...submitOf(node),
  ...(isCredentials(node) && { label: text('card.footer.select-another-method') }),
})

/** Marks the field that the user fills in first, if it is the only one and empty (FORM-STEP-7). */
function withFocus(fields: readonly Field[]): readonly Field[] {
  const [only, ...others] = fields.filter((field) => typed.has(field.field))
  if (!only || others.length > 0 || only.field === 'checkbox' || ('value' in only && only.value)) return fields
  return fields.map((field) => (field === only ? ({ ...field, focus: true } as Field) : field)) // `only` is an input
}

const typed: ReadonlySet<Field['field']> = new Set(['text', 'password', 'code', 'select', 'checkbox'])

/** Makes the first submit the primary button, because Enter presses it. */
export function withPrimary<F extends Field>(fields: readonly F[]): readonly F[] {
  const first = fields.findIndex((field) => field.field === 'submit' && field.look !== 'danger')
  return fields.map((field, place) => (place === first ? { ...field, look: 'primary' } : field))
}
