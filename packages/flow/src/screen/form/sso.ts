import type { InputNode, UiNode } from '@collect/contract'
import { inputsOf, isLastUsed, isProvider, keyOf, postedBy } from '../../form/node-facts.ts'
import { promptFor } from '../../form/payload.ts'
import { textAt } from '../../wire/answer.ts'
import type { Form, MethodEntry, SsoButton, SsoForm, SsoGroup } from '../model/screen.ts'
import type { Shown } from '../model/source.ts'
import { formOf } from './form-of.ts'
import { distinct, hidden, hiddenFieldsOf } from './hidden.ts'
import { labelOf } from './label.ts'
import { inMethodOrder } from './node-order.ts'

/** The providers at the top of a card's form (docs/contract/test-ids.md). */
export function ssoGroupOf(
  { kind }: Shown,
  nodes: readonly UiNode[],
  form: Form,
  methods: readonly MethodEntry[] = [],
): SsoGroup | undefined {
  const buttons = buttonsIn(inMethodOrder(nodes))
  if (buttons.length === 0) return undefined
  const enter = enterIn(form, methods)
  return {
    testid: `${kind}-sso`,
    buttons,
    columns: columnsFor(buttons.length),
    labelsHidden: buttons.length % 3 === 0 || buttons.length % 4 === 0,
    ...(enter && { enter }),
  }
}

/** The forms of link and unlink buttons in the settings. */
export function ssoFormOf(shown: Shown, nodes: readonly UiNode[]): SsoForm | undefined {
  const buttons = buttonsIn(nodes)
  if (buttons.length === 0) return undefined
  const along = hiddenFieldsOf(shown.flow.ui.nodes).filter(
    ({ name }) => name === 'csrf_token' || name.startsWith('transient_payload.'),
  )
  const rows = buttons.map((button) => {
    const prompt = button.name === 'link' && promptFor(button.value)
    return { button, hidden: prompt ? [...along, hidden('upstream_parameters.prompt', prompt)] : along }
  })
  return { ...formOf(shown, 'sso'), rows }
}

const buttonsIn = (nodes: readonly UiNode[]) => distinct(inputsOf(nodes).filter(isProvider).map(buttonOf))

/** Without a submit button, Enter sends the form alone, as it does in a form without providers. */
const alone: NonNullable<SsoGroup['enter']> = { name: '', value: '', disabled: false }

function enterIn({ fields }: Form, methods: readonly MethodEntry[]): SsoGroup['enter'] {
  return (
    fields.find((field) => field.field === 'submit') ??
    methods.find((entry) => entry.choose === 'submit') ??
    (fields.some((field) => 'required' in field) ? alone : undefined)
  )
}

/** The grid of provider buttons (SOCIAL-GRID). */
const columnsFor = (count: number): SsoGroup['columns'] => (count % 3 === 0 ? 3 : count % 4 === 0 ? 4 : 1)

function buttonOf(node: InputNode): SsoButton {
  const { name, disabled } = node.attributes
  return {
    key: keyOf(node),
    group: node.group,
    name: name === 'link' || name === 'unlink' ? name : 'provider',
    value: postedBy(node),
    label: labelOf(node),
    // The provider's name, else its id.
    provider: textAt(node.meta.label?.context, 'provider') ?? postedBy(node),
    kind: textAt(node.meta.label?.context, 'provider_kind'),
    disabled,
    ...(isLastUsed(node) && { lastUsed: true }),
  }
}
