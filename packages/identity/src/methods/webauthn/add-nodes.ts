import { MessageId, type UiNode } from '@collect/contract'
import { triggerNode } from '../../webauthn/webauthn-nodes.ts'
import { clientScriptNode } from '../../webauthn/client-script.ts'
import { creationOptionsFor, type NewCredentialRequest } from '../../webauthn/ceremony-options.ts'
import { message } from '../../nodes/message.ts'
import { inputNode } from '../../nodes/node.ts'
import type { StrategyContext, View } from '../strategy.ts'
import { nameField } from './display-name.ts'

interface Addition extends NewCredentialRequest {
  /** The message id of the button's label. */
  readonly label: number
}

/** The nodes that add a key: its name, its answer, the button and the script (docs/contract/nodes.md §2.3). */
export const addNodes = async (
  view: View,
  context: StrategyContext,
  { label, ...wish }: Addition,
): Promise<readonly UiNode[]> => [
  inputNode('webauthn', nameField, 'text', { value: '' }, message(MessageId.settingsWebauthnName)),
  inputNode('webauthn', 'webauthn_register', 'hidden', { value: '' }),
  triggerNode(view, {
    group: 'webauthn',
    name: 'webauthn_register_trigger',
    calls: 'oryWebAuthnRegistration',
    label,
    value: JSON.stringify(await creationOptionsFor(context, 'webauthn', wish)),
    withOptions: true,
  }),
  clientScriptNode(context),
]
