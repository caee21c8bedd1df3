import { inputsOf, isLastUsed, isProvider, keyOf, postedBy } from '../../form/node-facts.ts'
import type { InputNode, UiNode } from '@collect/contract'
import { textAt } from '../../wire/answer.ts'
import { formOf } from './form-of.ts'
import { distinct, hiddenFieldsOf } from './hidden.ts'
import { labelOf } from './label.ts'
import type { SsoButton, SsoForm } from '../model/screen.ts'
import type { Shown } from '../model/source.ts'

/** The separate form of provider, link and unlink buttons (docs/contract/test-ids.md). */
export function ssoFormOf(shown: Shown, nodes: readonly UiNode[]): SsoForm | undefined {
  const buttons = distinct(inputsOf(nodes).filter(isProvider).map(buttonOf))
  if (buttons.length === 0) return undefined
  const along = hiddenFieldsOf(shown.flow.ui.nodes)
  return {
    ...formOf(shown, 'sso'),
    hidden: along.filter(({ name }) => goesAlong(name)),
    buttons,
    columns: columnsFor(buttons.length),
    labelsHidden: buttons.length % 3 === 0 || buttons.length % 4 === 0,
  }
}

/** Answers of earlier steps go with a provider's press. Passwords and codes do not. */
const goesAlong = (name: string): boolean =>
  name === 'csrf_token' || name === 'identifier' || name.startsWith('traits.') || name.startsWith('transient_payload.')

/** The grid of provider buttons (SOCIAL-GRID). */
const columnsFor = (count: number): SsoForm['columns'] => (count % 3 === 0 ? 3 : count % 4 === 0 ? 4 : 1)

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
