import { MessageId, type InputNode, type UiMessage, type UiNode } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import { isWebauthnPasswordless } from '../config/passwordless-webauthn.ts'
import { message } from '../nodes/message.ts'
import { inputNode } from '../nodes/node.ts'
import type { StrategyContext, View } from './strategy.ts'

/**
 * Whether a sign-in asks for the identifier on a page of its own. A user who is already known is not asked
 * (docs/contract/http.md §5.10).
 */
export const isIdentifierFirst = ({ selfservice }: IdentityConfig, { flow }: Pick<View, 'flow'>): boolean =>
  selfservice.flows.login.style === 'identifier_first' &&
  !flow.refresh &&
  flow.requestedAal === 'aal1' &&
  flow.linksTo === undefined

/**
 * The shared identifier field of the methods that need one; the flow emits it once (docs/contract/nodes.md §2.1).
 */
export function identifierNodes(view: View, { config }: Pick<StrategyContext, 'config'>): readonly UiNode[] {
  const { flow } = view
  if (flow.refresh || flow.requestedAal === 'aal2') {
    return [inputNode('default', 'identifier', 'hidden', { value: knownIdentifier(view) })]
  }
  if (isIdentifierFirst(config, view)) return []
  // The account that a provider's user wants to be linked to is fixed.
  if (flow.linksTo !== undefined) {
    return [inputNode('default', 'identifier', 'hidden', { value: flow.linksTo, required: true }, labelOf(view))]
  }
  // `webauthn` makes browsers list passkeys beside the user names.
  const autocomplete =
    config.selfservice.methods.passkey.enabled || isWebauthnPasswordless(config)
      ? { autocomplete: 'username webauthn' }
      : {}
  const extras = { value: typedIdentifier(view), required: true, ...autocomplete }
  return [inputNode('default', 'identifier', 'text', extras, labelOf(view))]
}

/** The identifier on a page of its own, and hidden on the next page. */
export const firstIdentifier = (view: View, type: 'text' | 'hidden'): InputNode =>
  inputNode(
    'identifier_first',
    'identifier',
    type,
    { value: typedIdentifier(view), required: true, autocomplete: 'username webauthn' },
    labelOf(view),
  )

/** The identifier after a code was sent: the user cannot change it (docs/contract/nodes.md §3.2). */
export const fixedIdentifier = (view: View, { config }: Pick<StrategyContext, 'config'>): InputNode =>
  isIdentifierFirst(config, view)
    ? firstIdentifier(view, 'hidden')
    : inputNode('default', 'identifier', 'hidden', { value: typedIdentifier(view), required: true }, labelOf(view))

/** The identifier of the signed-in user. */
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
