import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { ceremonyResponseField } from '../../webauthn/ceremony-response.ts'
import { challengeOf } from '../../webauthn/challenge.ts'
import { removeNodes, restoreNodes, triggerNode } from '../../webauthn/webauthn-nodes.ts'
import { clientScriptNode } from '../../webauthn/client-script.ts'
import { webauthnCredentialsIn } from '../../records/webauthn-credential.ts'
import { creationOptionsFor } from '../../webauthn/ceremony-options.ts'
import { userHandleBytes, userHandleOf } from '../../webauthn/user-handle.ts'
import { isLastWayIn } from '../../identities/ways-in.ts'
import { inputNode } from '../../nodes/node.ts'
import {
  addWebauthnCredential,
  allWebauthnCredentialsIn,
  removeWebauthnCredential,
  restoreWebauthnCredential,
} from '../shared-webauthn/change-credentials.ts'
import { defineStrategy } from '../strategy.ts'
import { refusedIssues, requiredIssue } from '../verdict.ts'

export const passkeySettings = defineStrategy({
  payload: z.object({
    passkey_settings_register: ceremonyResponseField,
    passkey_remove: z.string().optional(),
    passkey_restore: z.string().optional(),
  }),

  async nodes(view, context) {
    const { flow, identity, credentials, schema } = view
    const challenge = challengeOf(flow.challengeSeed, 'passkey', flow.ceremonies)
    if (!identity || !challenge) return []
    const name = schema.displayNameOf(identity.traits) ?? schema.identifiersOf(identity.traits).password[0]
    const removes = removeNodes('passkey', webauthnCredentialsIn(credentials, 'passkey'), {
      label: MessageId.settingsPasskeyRemove,
      disabled: (key) => isLastWayIn(context.factors, credentials, 'passkey', key),
    })
    const restores = restoreNodes('passkey', flow)
    const script = flow.type === 'browser' ? [clientScriptNode(context)] : []
    if (name === undefined) return [...script, ...removes, ...restores]
    const user = { handle: userHandleBytes(userHandleOf(identity.id, 'passkey', credentials)), name }
    const options = await creationOptionsFor(context, 'passkey', {
      challenge,
      user,
      known: allWebauthnCredentialsIn(credentials),
    })
    return [
      ...script,
      ...removes,
      ...restores,
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

  async submit(
    context,
    { passkey_settings_register: given, passkey_remove: hexId, passkey_restore: goneId },
    submission,
  ) {
    const { identity, isPrivileged } = submission
    if (!identity || !isPrivileged) return { verdict: 'needs_privileged_session' }
    if (hexId !== undefined)
      return removeWebauthnCredential(context, submission, { method: 'passkey', identity, hexId })
    if (goneId !== undefined)
      return restoreWebauthnCredential(context, submission, { method: 'passkey', identity, hexId: goneId })
    if (given === undefined) return refusedIssues([requiredIssue('passkey_settings_register')])
    return addWebauthnCredential(context, submission, { method: 'passkey', identity, given, name: undefined })
  },
})
