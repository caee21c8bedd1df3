import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { answerField } from '../../webauthn/answers.ts'
import { challengeOf } from '../../webauthn/challenge.ts'
import { removeNodes, triggerNode } from '../../webauthn/key-nodes.ts'
import { keyScriptNode } from '../../webauthn/key-script.ts'
import { keysIn } from '../../records/webauthn-credential.ts'
import { toCreate } from '../../webauthn/options.ts'
import { bytesOfHandle, userHandleOf } from '../../webauthn/user-handle.ts'
import { isLastWayIn } from '../../identities/ways-in.ts'
import { inputNode } from '../../nodes/node.ts'
import { addKey, allKeysIn, removeKey } from '../shared-keys/change-keys.ts'
import { defineCell } from '../cell.ts'
import { refusedIssues, required } from '../verdict.ts'

export const passkeySettings = defineCell({
  payload: z.object({ passkey_settings_register: answerField, passkey_remove: z.string().optional() }),

  async nodes(view, tools) {
    const { flow, identity, credentials, schema } = view
    const challenge = challengeOf(flow.challengeSeed, 'passkey', flow.ceremonies)
    if (!identity || !challenge) return []
    const name = schema.displayNameOf(identity.traits) ?? schema.identifiersOf(identity.traits).password[0]
    const removes = removeNodes('passkey', keysIn(credentials, 'passkey'), {
      label: MessageId.settingsPasskeyRemove,
      disabled: (key) => isLastWayIn(tools.factors, credentials, 'passkey', key),
    })
    const script = flow.type === 'browser' ? [keyScriptNode(tools)] : []
    if (name === undefined) return [...script, ...removes]
    const user = { handle: bytesOfHandle(userHandleOf(identity.id, 'passkey', credentials)), name }
    const options = await toCreate(tools, 'passkey', { challenge, user, known: allKeysIn(credentials) })
    return [
      ...script,
      ...removes,
      triggerNode(view, {
        group: 'passkey',
        name: 'passkey_register_trigger',
        calls: 'oryPasskeySettingsRegistration',
        label: MessageId.settingsPasskeyAdd,
        value: '',
      }),
      inputNode('passkey', 'passkey_settings_register', 'hidden'),
      inputNode('passkey', 'passkey_create_data', 'hidden', { value: JSON.stringify(options) }),
    ]
  },

  async submit(tools, { passkey_settings_register: given, passkey_remove: hexId }, submission) {
    const { identity, isPrivileged } = submission
    if (!identity || !isPrivileged) return { verdict: 'needs_privileged_session' }
    if (hexId !== undefined) return removeKey(tools, submission, { method: 'passkey', identity, hexId })
    if (given === undefined) return refusedIssues([required('passkey_settings_register')])
    return addKey(tools, submission, { method: 'passkey', identity, given, name: undefined })
  },
})
