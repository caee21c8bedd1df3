import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { answerField, attestationIn } from '../../keys/answers.ts'
import { challengeOf } from '../../keys/challenge.ts'
import { triggerNode } from '../../keys/key-nodes.ts'
import { keyScriptNode } from '../../keys/key-script.ts'
import { toCreate } from '../../keys/options.ts'
import { bytesOfHandle, handleOfFlow } from '../../keys/user-handle.ts'
import { newKeyOf } from '../../keys/verify.ts'
import { because } from '../../nodes/because.ts'
import { inputNode } from '../../nodes/node.ts'
import type { IdentitySchema } from '../../schema/identity-schema.ts'
import { contentOf } from '../change-keys.ts'
import { defineCell } from '../cell.ts'
import { refused, refusedIssues, required } from '../verdict.ts'

export const passkeyRegistration = defineCell({
  payload: z.object({ passkey_register: answerField }),

  async nodes(view, tools) {
    const { flow, schema } = view
    const challenge = challengeOf(flow.challengeSeed, 'passkey', flow.ceremonies)
    const names = namesOf(schema)
    if (!challenge || names.length === 0) return []
    // The script writes the name in, once it was typed.
    const user = { handle: bytesOfHandle(handleOfFlow(flow)), name: '' }
    const data = {
      credentialOptions: await toCreate(tools.config, 'passkey', { challenge, user, known: [] }),
      displayNameFieldName: names[0],
      displayNameFieldNames: names,
    }
    return [
      ...(flow.type === 'browser' ? [keyScriptNode(tools)] : []),
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

  async submit(tools, { passkey_register: given }, submission) {
    const { body, schema, flow } = submission
    // The key is asked for after the rest is right: a challenge is answered once.
    const raw = schema.traitsFrom(body)
    const issues = schema.validate(raw)
    if (issues.length > 0) return refusedIssues(issues)
    // Older clients say "true" where there is no key yet (contract/nodes.md §10.4).
    if (given === undefined || given === 'true') return refusedIssues([required('passkey_register')])
    const answer = attestationIn(given)
    if (!answer) return refused(because.unusableKey())
    const handle = handleOfFlow(flow)
    const challenge = await submission.challenge('passkey')
    const key = challenge && (await newKeyOf(tools, 'passkey', { answer, challenge, name: undefined }))
    if (!key) return refused(because.unusableKey())
    return {
      verdict: 'registered',
      schema,
      traits: schema.normalise(raw),
      credential: { type: 'passkey', ...contentOf('passkey', handle, [key]) },
      method: 'passkey',
    }
  },
})

/** The fields that a passkey is named after: what the schema says, else what else names an account. */
function namesOf({ fields }: IdentitySchema): readonly string[] {
  const named = fields.filter(({ keyword }) => keyword.credentials.passkey?.display_name)
  const known = fields.filter(({ keyword: { credentials } }) => credentials.password?.identifier)
  return (named.length > 0 ? named : known).map(({ name }) => name)
}
