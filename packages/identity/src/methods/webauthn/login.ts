import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { because } from '../../nodes/because.ts'
import { message } from '../../nodes/message.ts'
import { inputNode } from '../../nodes/node.ts'
import { defineCell } from '../cell.ts'
import { identifierNodes } from '../login-identifier.ts'
import { answerField, assertionIn } from '../../keys/answers.ts'
import { challengeOf } from '../../keys/challenge.ts'
import { keyScriptNode } from '../../keys/key-script.ts'
import { keysIn, type KeptKey } from '../../keys/kept-keys.ts'
import { triggerNode } from '../../keys/key-nodes.ts'
import { toGet } from '../../keys/options.ts'
import { proveKey } from '../prove-key.ts'
import { untouched } from '../second-factor.ts'
import { refused, refusedIssues, required } from '../verdict.ts'

/** Keys that come second; a key that is a first factor of its own is none of them. */
const isSecond = ({ is_passwordless }: KeptKey): boolean => !is_passwordless

export const webauthnLogin = defineCell({
  payload: z.object({ webauthn_login: answerField }),

  async nodes(view, tools) {
    const { flow, credentials } = view
    const keys = keysIn(credentials, 'webauthn').filter(isSecond)
    const challenge = challengeOf(flow.challengeSeed, 'webauthn', flow.ceremonies)
    if (flow.requestedAal !== 'aal2' || flow.type !== 'browser' || keys.length === 0 || !challenge) return []
    const value = JSON.stringify(await toGet(tools.config, 'webauthn', challenge, keys))
    return [
      ...identifierNodes(view, tools),
      inputNode('webauthn', 'webauthn_login', 'hidden', untouched(view)),
      keyScriptNode(tools),
      triggerNode(view, {
        group: 'webauthn',
        name: 'webauthn_login_trigger',
        calls: 'oryWebAuthnLogin',
        label: MessageId.loginWebauthn,
        value,
        withOptions: true,
      }),
    ]
  },

  async submit(tools, { webauthn_login: given }, submission) {
    const { identity, flow } = submission
    // Second factors follow a first one; alone they are no way in.
    if (!identity || flow.requestedAal !== 'aal2' || flow.type !== 'browser') {
      return refused(message(MessageId.loginNoStrategy))
    }
    if (given === undefined) return refusedIssues([required('webauthn_login')])
    const answer = assertionIn(given)
    if (!answer) return refused(because.unusableKey())
    const missing = MessageId.webauthnMissing
    return proveKey(tools, submission, { method: 'webauthn', identity, answer, missing, counts: isSecond })
  },
})
