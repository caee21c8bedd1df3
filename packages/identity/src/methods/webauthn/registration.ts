import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { isWebauthnPasswordless } from '../../config/passwordless-webauthn.ts'
import { relyingPartyOf } from '../../config/relying-party.ts'
import { ceremonyResponseField } from '../../webauthn/ceremony-response.ts'
import { challengeOf } from '../../webauthn/challenge.ts'
import { userHandleBytes, userHandleOfFlow } from '../../webauthn/user-handle.ts'
import { message } from '../../nodes/message.ts'
import { defineStrategy, type StrategyContext, type View } from '../strategy.ts'
import { webauthnIdentifiersOf } from '../shared-webauthn/change-credentials.ts'
import { registerWebauthn } from '../shared-webauthn/register.ts'
import { refused } from '../verdict.ts'
import { addNodes } from './add-nodes.ts'
import { nameField, refusedName } from './display-name.ts'

export const webauthnRegistration = defineStrategy({
  payload: z.object({ webauthn_register: ceremonyResponseField, [nameField]: z.string().optional() }),

  async nodes(view, context) {
    const { flow, schema } = view
    const challenge = challengeOf(flow.challengeSeed, 'webauthn', flow.ceremonies)
    if (!challenge || nameTraitOf(view, context) === undefined) return []
    // The browser's dialog shows the identifier, if the user has typed it.
    const [typed] = webauthnIdentifiersOf(schema, flow.values['traits'] ?? {})
    const user = {
      handle: userHandleBytes(userHandleOfFlow(flow)),
      name: typed ?? relyingPartyOf(context.config, 'webauthn').name,
    }
    return addNodes(view, context, { label: MessageId.registrationWebauthn, challenge, user, known: [] })
  },

  async submit(context, { webauthn_register: given, [nameField]: name }, submission) {
    const needs = nameTraitOf(submission, context)
    if (needs === undefined) return refused(message(MessageId.registrationNoStrategy))
    const wrongName = name === undefined ? undefined : refusedName(name)
    return (
      wrongName ??
      registerWebauthn(context, submission, { method: 'webauthn', field: 'webauthn_register', given, name, needs })
    )
  },
})

/** The first trait that finds a security key at the sign-in; without one, the user could not sign in with the key. */
function nameTraitOf({ flow, schema }: Pick<View, 'flow' | 'schema'>, { config }: StrategyContext): string | undefined {
  if (flow.type !== 'browser' || !isWebauthnPasswordless(config)) return undefined
  return schema.fields.find(({ keyword: { credentials } }) => credentials.webauthn?.identifier)?.name
}
