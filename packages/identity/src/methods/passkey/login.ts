import { MessageId } from '@collect/contract'
import { z } from 'zod'
import type { IdentityRecord } from '../../records/identity.ts'
import { answerField, assertionIn, type Assertion } from '../../webauthn/answers.ts'
import { challengeOf } from '../../webauthn/challenge.ts'
import { triggerNode } from '../../webauthn/key-nodes.ts'
import { keyScriptNode } from '../../webauthn/key-script.ts'
import { idOf, keysIn } from '../../records/webauthn-credential.ts'
import { toGet } from '../../webauthn/options.ts'
import { handleIn } from '../../webauthn/user-handle.ts'
import { because } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import { inputNode } from '../../nodes/node.ts'
import { defineCell, type Submission, type Tools, type View } from '../cell.ts'
import { identifierNodes, isIdentifierFirst } from '../login-identifier.ts'
import { proveKey } from '../shared-keys/prove-key.ts'
import { refused, refusedIssues, required } from '../verdict.ts'

export const passkeyLogin = defineCell({
  payload: z.object({ passkey_login: answerField }),

  async nodes(view, tools) {
    const { flow, credentials } = view
    const challenge = challengeOf(flow.challengeSeed, 'passkey', flow.ceremonies)
    const known = keysIn(credentials, 'passkey')
    if (flow.requestedAal === 'aal2' || !challenge || (flow.refresh && known.length === 0)) return []
    // Nobody who is not signed in is told which keys an account has: the browser knows them.
    const options = await toGet(tools, 'passkey', challenge, flow.refresh ? known.map(idOf) : undefined)
    return [
      ...identifierNodes(view, tools),
      ...(flow.type === 'browser' ? [keyScriptNode(tools)] : []),
      ...(isOffered(view, tools) ? [button(view)] : []),
      inputNode('passkey', 'passkey_login', 'hidden', autofill(view)),
      inputNode('passkey', 'passkey_challenge', 'hidden', { value: JSON.stringify(options) }),
    ]
  },

  async submit(tools, { passkey_login: given }, submission) {
    // A first factor, and no second one.
    if (submission.flow.requestedAal === 'aal2') return refused(message(MessageId.loginNoStrategy))
    if (given === undefined) return refusedIssues([required('passkey_login')])
    const answer = assertionIn(given)
    if (!answer) return refused(because.unusableKey())
    const identity = await ownerOf(tools, submission, answer)
    if (!identity) return refused(message(MessageId.webauthnUnknown))
    // Whether an account that somebody names has passkeys is not told, where the settings want that.
    const { mitigate } = tools.config.security.account_enumeration
    const missing = mitigate ? MessageId.webauthnUnknown : MessageId.webauthnMissing
    return proveKey(tools, submission, {
      method: 'passkey',
      aal: 'aal1',
      identity,
      answer,
      missing,
      counts: () => true,
    })
  },
})

const button = (view: View) =>
  triggerNode(view, {
    group: 'passkey',
    name: 'passkey_login_trigger',
    calls: 'oryPasskeyLogin',
    label: MessageId.loginPasskey,
    value: '',
  })

/** Where the name comes first, the list of names is enough until it is known; then whoever has a passkey may use it. */
const isOffered = (view: View, { config }: Tools): boolean =>
  !isIdentifierFirst(config, view) ||
  (view.flow.active === 'identifier_first' && (view.flow.methods?.includes('passkey') ?? true))

/** Passkeys stand in the browser's list of names, as long as there is a name to type. */
function autofill({ flow }: Pick<View, 'flow'>) {
  if (flow.refresh) return {}
  const call = 'oryPasskeyLoginAutocompleteInit'
  return { ...(flow.type === 'browser' && { onload: `window.${call}()` }), onloadTrigger: call }
}

/** A passkey says whose it is; one that was asked for by its id need not (WebAuthn 3 §7.2). */
async function ownerOf(
  { identities }: Tools,
  { flow, identity }: Submission,
  { response: { userHandle } }: Assertion,
): Promise<IdentityRecord | undefined> {
  if (userHandle !== undefined) return identities.findByIdentifier('passkey', handleIn(userHandle))
  return flow.refresh ? identity : undefined
}
