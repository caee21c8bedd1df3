import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { defineCell } from '../cell.ts'
import { answerField } from '../../webauthn/answers.ts'
import { addKey, allKeysIn, removeKey } from '../shared-keys/change-keys.ts'
import { challengeOf } from '../../webauthn/challenge.ts'
import { keysIn } from '../../records/webauthn-credential.ts'
import { removeNodes } from '../../webauthn/key-nodes.ts'
import { bytesOfHandle, userHandleOf } from '../../webauthn/user-handle.ts'
import { isLastWayIn } from '../../identities/ways-in.ts'
import { refused, refusedIssues, required } from '../verdict.ts'
import { addNodes } from './add-nodes.ts'
import { nameField, refusedName } from './key-name.ts'

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
    return [
      ...removeNodes('webauthn', keysIn(credentials, 'webauthn'), {
        label: MessageId.settingsWebauthnRemove,
        disabled: (key) => isLastWayIn(tools.factors, credentials, 'webauthn', key),
      }),
      ...(await addNodes(view, tools, {
        label: MessageId.settingsWebauthnAdd,
        challenge,
        user: { handle, name },
        known: allKeysIn(credentials),
      })),
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
