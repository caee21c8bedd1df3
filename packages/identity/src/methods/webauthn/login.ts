import { MessageId, type AssuranceLevel, type UiNode } from '@collect/contract'
import { z } from 'zod'
import { isWebauthnPasswordless } from '../../config/passwordless-webauthn.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { ceremonyResponseField, parseAssertion } from '../../webauthn/ceremony-response.ts'
import { challengeOf } from '../../webauthn/challenge.ts'
import {
  passwordlessCredentialsIn,
  credentialIdOf,
  webauthnCredentialsIn,
  type WebauthnCredential,
} from '../../records/webauthn-credential.ts'
import { triggerNode } from '../../webauthn/webauthn-nodes.ts'
import { clientScriptNode } from '../../webauthn/client-script.ts'
import { requestOptionsFor } from '../../webauthn/ceremony-options.ts'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import { inputNode, submitNode } from '../../nodes/node.ts'
import { identifierForms } from '../../schema/normalise.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { defineStrategy, type Submission, type StrategyContext, type View } from '../strategy.ts'
import { identifierNodes, typedIdentifier } from '../login-identifier.ts'
import { authenticateWebauthn } from '../shared-webauthn/authenticate.ts'
import { untouched } from '../second-factor.ts'
import { refused, refusedIssues, requiredIssue, type Verdict } from '../verdict.ts'

/** Which keys count at a level: a passwordless key is not a second factor, and the other way round. */
const counts =
  (aal: AssuranceLevel) =>
  ({ is_passwordless }: WebauthnCredential): boolean =>
    is_passwordless === (aal === 'aal1')

/** In a refresh or a second factor the user is known; otherwise the form asks for an identifier first. */
const isKnown = ({ refresh, requestedAal }: FlowRecord): boolean => refresh || requestedAal === 'aal2'

/** A security key needs a browser, and signs in alone only where the configuration says so. */
const isOffered = ({ flow }: Pick<View, 'flow'>, { config }: StrategyContext): boolean =>
  flow.type === 'browser' && (flow.requestedAal === 'aal2' || isWebauthnPasswordless(config))

export const webauthnLogin = defineStrategy({
  payload: z.object({ identifier: z.string().max(320).optional(), webauthn_login: ceremonyResponseField }),

  async nodes(view, context) {
    const { flow, credentials } = view
    if (!isOffered(view, context)) return []
    if (isKnown(flow)) {
      const ids = webauthnCredentialsIn(credentials, 'webauthn').filter(counts(flow.requestedAal)).map(credentialIdOf)
      const answer = inputNode('webauthn', 'webauthn_login', 'hidden', untouched(view))
      const asked = ids.length > 0 ? await asking(view, context, ids, MessageId.loginWebauthn) : []
      return asked.length > 0 ? [...identifierNodes(view, context), answer, ...asked] : []
    }
    if (flow.askedKeys) {
      return [
        inputNode('default', 'identifier', 'hidden', { value: typedIdentifier(view), required: true }),
        ...(await asking(view, context, flow.askedKeys, MessageId.loginContinue)),
        inputNode('webauthn', 'webauthn_login', 'hidden', untouched(view)),
      ]
    }
    return [...identifierNodes(view, context), submitNode('webauthn', 'method', 'webauthn', MessageId.loginWebauthn)]
  },

  async submit(context, { identifier, webauthn_login: given }, submission) {
    const { flow } = submission
    if (!isOffered(submission, context)) return refused(message(MessageId.loginNoStrategy))
    if (isKnown(flow)) {
      const { identity } = submission
      if (!identity) return refused(message(MessageId.loginNoStrategy))
      if (given === undefined) return refusedIssues([requiredIssue('webauthn_login')])
      return prove(context, submission, given, { identity, missing: MessageId.webauthnMissing })
    }
    if (given !== undefined && !parseAssertion(given)) return refused(reasons.unusableKey())
    const name = identifier ?? typedIdentifier(submission)
    if (name === '') return refusedIssues([requiredIssue('identifier')])
    if (given === undefined) return askForKey(context, name)
    const identity = await ownerOf(context, name)
    // Whether an account has such a key stays secret, where the configuration demands it.
    const { mitigate } = context.config.security.account_enumeration
    const missing = mitigate
      ? MessageId.webauthnRejected
      : identity
        ? MessageId.webauthnMissing
        : MessageId.webauthnUnknown
    if (identity) return prove(context, submission, given, { identity, missing })
    await submission.challenge('webauthn')
    return refused(message(missing))
  },
})

/** The script, and the button with the options for `credentials.get`. */
async function asking(
  view: View,
  context: StrategyContext,
  ids: readonly string[],
  label: number,
): Promise<readonly UiNode[]> {
  const challenge = challengeOf(view.flow.challengeSeed, 'webauthn', view.flow.ceremonies)
  if (!challenge) return []
  const value = JSON.stringify(
    await requestOptionsFor(context, 'webauthn', challenge, ids, view.flow.requestedAal === 'aal1'),
  )
  const name = 'webauthn_login_trigger'
  const calls = 'oryWebAuthnLogin'
  return [
    clientScriptNode(context),
    triggerNode(view, { group: 'webauthn', name, calls, label, value, withOptions: true }),
  ]
}

interface Owner {
  readonly identity: IdentityRecord
  /** The message when the account has no such key. */
  readonly missing: number
}

async function prove(context: StrategyContext, submission: Submission, given: string, owner: Owner): Promise<Verdict> {
  const answer = parseAssertion(given)
  if (!answer) return refused(reasons.unusableKey())
  const aal = submission.flow.requestedAal
  return authenticateWebauthn(context, submission, { method: 'webauthn', aal, answer, counts: counts(aal), ...owner })
}

/**
 * Asks for the keys of an identifier. With `mitigate`, an identifier without keys gets an imaginary key, the same each
 * time, so that an attacker cannot learn which accounts have keys (WebAuthn 3 §14.6.2).
 */
async function askForKey(context: StrategyContext, identifier: string): Promise<Verdict> {
  const owner = await ownerOf(context, identifier)
  const keys = owner
    ? passwordlessCredentialsIn(await context.identities.credentialsOf(owner.id)).map(credentialIdOf)
    : []
  if (keys.length > 0) return { verdict: 'security_key_required', identifier, keys }
  if (!context.config.security.account_enumeration.mitigate) return refused(message(MessageId.webauthnUnknown))
  const [form = identifier] = identifierForms(identifier)
  return { verdict: 'security_key_required', identifier, keys: [context.vault.mark('no security key', form)] }
}

async function ownerOf({ identities }: StrategyContext, identifier: string): Promise<IdentityRecord | undefined> {
  for (const form of identifierForms(identifier)) {
    const owner = await identities.findByIdentifier('webauthn', form)
    if (owner) return owner
  }
  return undefined
}
