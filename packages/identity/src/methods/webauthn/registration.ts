import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { arePasswordless } from '../../config/passwordless-keys.ts'
import { relyingPartyOf } from '../../config/relying-party.ts'
import { answerField } from '../../webauthn/answers.ts'
import { challengeOf } from '../../webauthn/challenge.ts'
import { bytesOfHandle, handleOfFlow } from '../../webauthn/user-handle.ts'
import { message } from '../../nodes/message.ts'
import { defineCell, type Tools, type View } from '../cell.ts'
import { namesOf } from '../shared-keys/change-keys.ts'
import { registerKey } from '../shared-keys/register-key.ts'
import { refused } from '../verdict.ts'
import { addNodes } from './add-nodes.ts'
import { nameField, refusedName } from './key-name.ts'

export const webauthnRegistration = defineCell({
  payload: z.object({ webauthn_register: answerField, [nameField]: z.string().optional() }),

  async nodes(view, tools) {
    const { flow, schema } = view
    const challenge = challengeOf(flow.challengeSeed, 'webauthn', flow.ceremonies)
    if (!challenge || nameTraitOf(view, tools) === undefined) return []
    // The browser's dialog says for whom the key is, as far as that is known by now.
    const [typed] = namesOf(schema, flow.values['traits'] ?? {})
    const user = {
      handle: bytesOfHandle(handleOfFlow(flow)),
      name: typed ?? relyingPartyOf(tools.config, 'webauthn').name,
    }
    return addNodes(view, tools, { label: MessageId.registrationWebauthn, challenge, user, known: [] })
  },

  async submit(tools, { webauthn_register: given, [nameField]: name }, submission) {
    const needs = nameTraitOf(submission, tools)
    if (needs === undefined) return refused(message(MessageId.registrationNoStrategy))
    const wrongName = name === undefined ? undefined : refusedName(name)
    return (
      wrongName ??
      registerKey(tools, submission, { method: 'webauthn', field: 'webauthn_register', given, name, needs })
    )
  },
})

/** The first trait that a security key is found by at the sign-in; without one nobody could come back with it. */
function nameTraitOf({ flow, schema }: Pick<View, 'flow' | 'schema'>, { config }: Tools): string | undefined {
  if (flow.type !== 'browser' || !arePasswordless(config)) return undefined
  return schema.fields.find(({ keyword: { credentials } }) => credentials.webauthn?.identifier)?.name
}
