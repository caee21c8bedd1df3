import { MessageId } from '@collect/contract'
import { z } from 'zod'
import type { IdentityRecord } from '../../records/identity.ts'
import { ceremonyResponseField, parseAssertion, type Assertion } from '../../webauthn/ceremony-response.ts'
import { challengeOf } from '../../webauthn/challenge.ts'
import { triggerNode } from '../../webauthn/webauthn-nodes.ts'
import { clientScriptNode } from '../../webauthn/client-script.ts'
import { credentialIdOf, webauthnCredentialsIn } from '../../records/webauthn-credential.ts'
import { requestOptionsFor } from '../../webauthn/ceremony-options.ts'
import { storedUserHandle } from '../../webauthn/user-handle.ts'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import { inputNode } from '../../nodes/node.ts'
import { defineStrategy, type Submission, type StrategyContext, type View } from '../strategy.ts'
import { identifierNodes, isIdentifierFirst } from '../login-identifier.ts'
import { authenticateWebauthn } from '../shared-webauthn/authenticate.ts'
import { refused, refusedIssues, requiredIssue } from '../verdict.ts'

export const passkeyLogin = defineStrategy({
  payload: z.object({ passkey_login: ceremonyResponseField }),

  async nodes(view, context) {
    const { flow, credentials } = view
    const challenge = challengeOf(flow.challengeSeed, 'passkey', flow.ceremonies)
    const known = webauthnCredentialsIn(credentials, 'passkey')
    if (flow.requestedAal === 'aal2' || !challenge || (flow.refresh && known.length === 0)) return []
    // A client that is not signed in must not learn an account's keys; the browser knows its own.
    const options = await requestOptionsFor(
      context,
      'passkey',
      challenge,
      flow.refresh ? known.map(credentialIdOf) : undefined,
    )
    return [
      ...identifierNodes(view, context),
      ...(flow.type === 'browser' ? [clientScriptNode(context)] : []),
      ...(isOffered(view, context) ? [button(view)] : []),
      inputNode('passkey', 'passkey_login', 'hidden', autofill(view)),
      inputNode('passkey', 'passkey_challenge', 'hidden', { value: JSON.stringify(options) }),
    ]
  },

  async submit(context, { passkey_login: given }, submission) {
    // A passkey is a first factor and not a second one.
    if (submission.flow.requestedAal === 'aal2') return refused(message(MessageId.loginNoStrategy))
    if (given === undefined) return refusedIssues([requiredIssue('passkey_login')])
    const answer = parseAssertion(given)
    if (!answer) return refused(reasons.unusableKey())
    const identity = await ownerOf(context, submission, answer)
    if (!identity) return refused(message(MessageId.webauthnUnknown))
    // Whether a named account has passkeys stays secret, where the configuration demands it.
    const { mitigate } = context.config.security.account_enumeration
    const missing = mitigate ? MessageId.webauthnUnknown : MessageId.webauthnMissing
    return authenticateWebauthn(context, submission, {
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

/** Whether the form has a passkey button. With `identifier_first` it appears once the identifier is known. */
const isOffered = (view: View, { config }: StrategyContext): boolean =>
  !isIdentifierFirst(config, view) ||
  (view.flow.active === 'identifier_first' && (view.flow.methods?.includes('passkey') ?? true))

/** The browser lists passkeys beside the user names while the form has an identifier field. */
function autofill({ flow }: Pick<View, 'flow'>) {
  if (flow.refresh) return {}
  const call = 'oryPasskeyLoginAutocompleteInit'
  return { ...(flow.type === 'browser' && { onload: `window.${call}()` }), onloadTrigger: call }
}

/** A passkey names its account; one that was requested by its id need not do so (WebAuthn 3 §7.2). */
async function ownerOf(
  { identities }: StrategyContext,
  { flow, identity }: Submission,
  { response: { userHandle } }: Assertion,
): Promise<IdentityRecord | undefined> {
  if (userHandle !== undefined) return identities.findByIdentifier('passkey', storedUserHandle(userHandle))
  return flow.refresh ? identity : undefined
}
