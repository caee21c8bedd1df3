import { MessageId, type UiNode } from '@collect/contract'
import { triggerNode } from '../../webauthn/key-nodes.ts'
import { keyScriptNode } from '../../webauthn/key-script.ts'
import { toCreate, type NewKeyWish } from '../../webauthn/options.ts'
import { message } from '../../nodes/message.ts'
import { inputNode } from '../../nodes/node.ts'
import type { Tools, View } from '../cell.ts'
import { nameField } from './key-name.ts'

interface Addition extends NewKeyWish {
  /** What the button says. */
  readonly label: number
}

/** What a key is added with: its name, its answer, the button and the script (docs/contract/nodes.md §2.3). */
export const addNodes = async (view: View, tools: Tools, { label, ...wish }: Addition): Promise<readonly UiNode[]> => [
  inputNode('webauthn', nameField, 'text', { value: '' }, message(MessageId.settingsWebauthnName)),
  inputNode('webauthn', 'webauthn_register', 'hidden', { value: '' }),
  triggerNode(view, {
    group: 'webauthn',
    name: 'webauthn_register_trigger',
    calls: 'oryWebAuthnRegistration',
    label,
    value: JSON.stringify(await toCreate(tools, 'webauthn', wish)),
    withOptions: true,
  }),
  keyScriptNode(tools),
]
