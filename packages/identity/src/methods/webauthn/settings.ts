import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { inputNode } from '../../nodes/node.ts'
import { defineCell } from '../cell.ts'
import { answerField } from '../../keys/answers.ts'
import { addKey, allKeysIn, removeKey } from '../change-keys.ts'
import { challengeOf } from '../../keys/challenge.ts'
import { keyScriptNode } from '../../keys/key-script.ts'
import { keysIn } from '../../keys/kept-keys.ts'
import { removeNodes, triggerNode } from '../../keys/key-nodes.ts'
import { toCreate } from '../../keys/options.ts'
import { bytesOfHandle, userHandleOf } from '../../keys/user-handle.ts'
import { isLastWayIn } from '../ways-in.ts'
import { refused, refusedIssues, required } from '../verdict.ts'
import { nameField, nameNode, refusedName } from './key-name.ts'

export const webauthnSettings = defineCell({
  payload: z.object({
    webauthn_register: answerField,
    webauthn_register_displayname: z.string().optional(),
    webauthn_remove: z.string().optional(),
  }),

  async nodes(view, tools) {
    const { flow, identity, credentials, schema } = view
    const challenge = challengeOf(flow.challengeSeed, 'webauthn', flow.ceremonies)
    if (flow.type !== 'browser' || !identity || !challenge) return []
    const name = schema.accountNameOf(identity.traits) ?? identity.verifiable[0]?.value ?? identity.id
    const handle = bytesOfHandle(userHandleOf(identity.id, 'webauthn', credentials))
    const known = allKeysIn(credentials)
    const value = JSON.stringify(await toCreate(tools.config, 'webauthn', { challenge, user: { handle, name }, known }))
    return [
      ...removeNodes('webauthn', keysIn(credentials, 'webauthn'), {
        label: MessageId.settingsWebauthnRemove,
        disabled: (key) => isLastWayIn(tools.config, credentials, 'webauthn', key),
      }),
      nameNode(),
      inputNode('webauthn', 'webauthn_register', 'hidden', { value: '' }),
      triggerNode(view, {
        group: 'webauthn',
        name: 'webauthn_register_trigger',
        calls: 'oryWebAuthnRegistration',
        label: MessageId.settingsWebauthnAdd,
        value,
        withOptions: true,
      }),
      keyScriptNode(tools),
    ]
  },

  async submit(tools, payload, submission) {
    const { identity, isPrivileged, flow } = submission
    if (flow.type !== 'browser') return refused(message(MessageId.settingsNoStrategy))
    if (!identity || !isPrivileged) return { verdict: 'needs_privileged_session' }
    const { webauthn_remove: hexId, webauthn_register: given, [nameField]: name } = payload
    if (hexId !== undefined) return removeKey(tools, submission, { method: 'webauthn', identity, hexId })
    if (given === undefined) return refused(message(MessageId.settingsNoStrategy))
    if (name === undefined) return refusedIssues([required(nameField)])
    return refusedName(name) ?? addKey(tools, submission, { method: 'webauthn', identity, given, name })
  },
})
