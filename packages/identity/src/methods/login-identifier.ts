import { MessageId, type InputNode, type UiMessage, type UiNode } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import { isWebauthnPasswordless } from '../config/passwordless-webauthn.ts'
import { message } from '../nodes/message.ts'
import { inputNode } from '../nodes/node.ts'
import type { StrategyContext, View } from './strategy.ts'

/**
 * Whether a sign-in asks for the name on a page of its own; whoever is known already is not asked
 * (docs/contract/http.md §5.10).
 */
export const isIdentifierFirst = ({ selfservice }: IdentityConfig, { flow }: Pick<View, 'flow'>): boolean =>
  selfservice.flows.login.style === 'identifier_first' && !flow.refresh && flow.requestedAal === 'aal1'

/**
 * The field that every method asks for which begins with a name; the flow shows it once (docs/contract/nodes.md §2.1).
 */
export function identifierNodes(view: View, { config }: Pick<StrategyContext, 'config'>): readonly UiNode[] {
  const { flow } = view
  if (flow.refresh || flow.requestedAal === 'aal2') {
    return [inputNode('default', 'identifier', 'hidden', { value: knownIdentifier(view) })]
  }
  if (isIdentifierFirst(config, view)) return []
  // What makes browsers list keys beside the names.
  const autocomplete =
    config.selfservice.methods.passkey.enabled || isWebauthnPasswordless(config)
      ? { autocomplete: 'username webauthn' }
      : {}
  const extras = { value: typedIdentifier(view), required: true, ...autocomplete }
  return [inputNode('default', 'identifier', 'text', extras, labelOf(view))]
}

/** The name on its own page, and what became of it on the next. */
export const firstIdentifier = (view: View, type: 'text' | 'hidden'): InputNode =>
  inputNode(
    'identifier_first',
    'identifier',
    type,
    { value: typedIdentifier(view), required: true, autocomplete: 'username webauthn' },
    labelOf(view),
  )

/** Once a code is on its way it cannot be changed any more (docs/contract/nodes.md §3.2). */
export const fixedIdentifier = (view: View, { config }: Pick<StrategyContext, 'config'>): InputNode =>
  isIdentifierFirst(config, view)
    ? firstIdentifier(view, 'hidden')
    : inputNode('default', 'identifier', 'hidden', { value: typedIdentifier(view), required: true }, labelOf(view))

/** Of whoever is signed in already. */
const knownIdentifier = ({ schema, identity }: View): string => {
  const known = identity && schema.identifiersOf(identity.traits)
  return known?.password[0] ?? known?.code[0]?.address ?? ''
}

export const typedIdentifier = ({ flow }: Pick<View, 'flow'>): string => {
  const { identifier } = flow.values
  return typeof identifier === 'string' ? identifier : ''
}

function labelOf({ schema }: View): UiMessage {
  const title = schema.identifierTitle
  const field = schema.fields.find((trait) => trait.title === title)
  return title !== undefined && field
    ? message(MessageId.labelTrait, { title, name: field.name })
    : message(MessageId.labelIdentifier)
}
