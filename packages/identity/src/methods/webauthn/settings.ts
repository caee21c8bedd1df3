import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { defineStrategy } from '../strategy.ts'
import { ceremonyResponseField } from '../../webauthn/ceremony-response.ts'
import {
  addWebauthnCredential,
  allWebauthnCredentialsIn,
  removeWebauthnCredential,
  restoreWebauthnCredential,
} from '../shared-webauthn/change-credentials.ts'
import { challengeOf } from '../../webauthn/challenge.ts'
import { webauthnCredentialsIn } from '../../records/webauthn-credential.ts'
import { removeNodes, restoreNodes } from '../../webauthn/webauthn-nodes.ts'
import { userHandleBytes, userHandleOf } from '../../webauthn/user-handle.ts'
import { isLastWayIn } from '../../identities/ways-in.ts'
import { refused, refusedIssues, requiredIssue } from '../verdict.ts'
import { addNodes } from './add-nodes.ts'
import { nameField, refusedName } from './display-name.ts'

export const webauthnSettings = defineStrategy({
  payload: z.object({
    webauthn_register: ceremonyResponseField,
    webauthn_register_displayname: z.string().optional(),
    webauthn_remove: z.string().optional(),
    webauthn_restore: z.string().optional(),
  }),

  async nodes(view, context) {
    const { flow, identity, credentials, schema } = view
    const challenge = challengeOf(flow.challengeSeed, 'webauthn', flow.ceremonies)
    if (flow.type !== 'browser' || !identity || !challenge) return []
    const name = schema.accountNameOf(identity.traits) ?? identity.verifiable[0]?.value ?? identity.id
    const handle = userHandleBytes(userHandleOf(identity.id, 'webauthn', credentials))
    return [
      ...removeNodes('webauthn', webauthnCredentialsIn(credentials, 'webauthn'), {
        label: MessageId.settingsWebauthnRemove,
        disabled: (key) => isLastWayIn(context.factors, credentials, 'webauthn', key),
      }),
      ...restoreNodes('webauthn', flow),
      ...(await addNodes(view, context, {
        label: MessageId.settingsWebauthnAdd,
        challenge,
        user: { handle, name },
        known: allWebauthnCredentialsIn(credentials),
      })),
    ]
  },

  async submit(context, payload, submission) {
    const { identity, isPrivileged, flow } = submission
    if (flow.type !== 'browser') return refused(message(MessageId.settingsNoStrategy))
    if (!identity || !isPrivileged) return { verdict: 'needs_privileged_session' }
    const { webauthn_remove: hexId, webauthn_restore: goneId, webauthn_register: given, [nameField]: name } = payload
    if (hexId !== undefined)
      return removeWebauthnCredential(context, submission, { method: 'webauthn', identity, hexId })
    if (goneId !== undefined)
      return restoreWebauthnCredential(context, submission, { method: 'webauthn', identity, hexId: goneId })
    if (given === undefined) return refused(message(MessageId.settingsNoStrategy))
    if (name === undefined) return refusedIssues([requiredIssue(nameField)])
    return (
      refusedName(name) ?? addWebauthnCredential(context, submission, { method: 'webauthn', identity, given, name })
    )
  },
})
