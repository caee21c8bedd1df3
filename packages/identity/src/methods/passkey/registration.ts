import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { ceremonyResponseField } from '../../webauthn/ceremony-response.ts'
import { challengeOf } from '../../webauthn/challenge.ts'
import { triggerNode } from '../../webauthn/webauthn-nodes.ts'
import { clientScriptNode } from '../../webauthn/client-script.ts'
import { creationOptionsFor } from '../../webauthn/ceremony-options.ts'
import { userHandleBytes, userHandleOfFlow } from '../../webauthn/user-handle.ts'
import { inputNode } from '../../nodes/node.ts'
import type { IdentitySchema } from '../../schema/identity-schema.ts'
import { defineStrategy } from '../strategy.ts'
import { registerWebauthn } from '../shared-webauthn/register.ts'

export const passkeyRegistration = defineStrategy({
  payload: z.object({ passkey_register: ceremonyResponseField }),

  async nodes(view, context) {
    const { flow, schema } = view
    const challenge = challengeOf(flow.challengeSeed, 'passkey', flow.ceremonies)
    const names = namesOf(schema)
    if (!challenge || names.length === 0) return []
    // The script fills in the name that the user typed.
    const user = { handle: userHandleBytes(userHandleOfFlow(flow)), name: '' }
    const data = {
      credentialOptions: await creationOptionsFor(context, 'passkey', { challenge, user, known: [] }),
      displayNameFieldName: names[0],
      displayNameFieldNames: names,
    }
    return [
      ...(flow.type === 'browser' ? [clientScriptNode(context)] : []),
      triggerNode(view, {
        group: 'passkey',
        name: 'passkey_register_trigger',
        calls: 'oryPasskeyRegistration',
        label: MessageId.registrationPasskey,
      }),
      inputNode('passkey', 'passkey_register', 'hidden'),
      inputNode('passkey', 'passkey_create_data', 'hidden', { value: JSON.stringify(data) }),
    ]
  },

  submit: (context, { passkey_register: given }, submission) =>
    registerWebauthn(context, submission, {
      method: 'passkey',
      field: 'passkey_register',
      // Older clients send "true" before a key exists (docs/contract/nodes.md §10.4).
      given: given === 'true' ? undefined : given,
    }),
})

/** The fields that name a passkey: those marked in the schema, else other identifiers. */
function namesOf({ fields }: IdentitySchema): readonly string[] {
  const named = fields.filter(({ keyword }) => keyword.credentials.passkey?.display_name)
  const known = fields.filter(({ keyword: { credentials } }) => credentials.password?.identifier)
  return (named.length > 0 ? named : known).map(({ name }) => name)
}
