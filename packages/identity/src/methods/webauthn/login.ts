import { MessageId, type AssuranceLevel, type UiNode } from '@collect/contract'
import { z } from 'zod'
import { arePasswordless } from '../../config/passwordless-keys.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { answerField, assertionIn } from '../../webauthn/answers.ts'
import { challengeOf } from '../../webauthn/challenge.ts'
import { firstKeysIn, idOf, keysIn, type KeptKey } from '../../records/webauthn-credential.ts'
import { triggerNode } from '../../webauthn/key-nodes.ts'
import { keyScriptNode } from '../../webauthn/key-script.ts'
import { toGet } from '../../webauthn/options.ts'
import { because } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import { inputNode, submitNode } from '../../nodes/node.ts'
import { identifierForms } from '../../schema/normalise.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { defineCell, type Submission, type Tools, type View } from '../cell.ts'
import { identifierNodes, typedIdentifier } from '../login-identifier.ts'
import { proveKey } from '../shared-keys/prove-key.ts'
import { untouched } from '../second-factor.ts'
import { refused, refusedIssues, required, type Verdict } from '../verdict.ts'

/** Which keys count at a level: a key that was made to sign in alone is no second factor, and the other way round. */
const counts =
  (aal: AssuranceLevel) =>
  ({ is_passwordless }: KeptKey): boolean =>
    is_passwordless === (aal === 'aal1')

/** Whoever confirms who they are, or adds a second factor, is known; everybody else says a name first. */
const isKnown = ({ refresh, requestedAal }: FlowRecord): boolean => refresh || requestedAal === 'aal2'

/** A security key needs a browser, and signs in alone only where the settings say so. */
const isOffered = ({ flow }: Pick<View, 'flow'>, { config }: Tools): boolean =>
  flow.type === 'browser' && (flow.requestedAal === 'aal2' || arePasswordless(config))

export const webauthnLogin = defineCell({
  payload: z.object({ identifier: z.string().max(320).optional(), webauthn_login: answerField }),

  async nodes(view, tools) {
    const { flow, credentials } = view
    if (!isOffered(view, tools)) return []
    if (isKnown(flow)) {
      const ids = keysIn(credentials, 'webauthn').filter(counts(flow.requestedAal)).map(idOf)
      const answer = inputNode('webauthn', 'webauthn_login', 'hidden', untouched(view))
      const asked = ids.length > 0 ? await asking(view, tools, ids, MessageId.loginWebauthn) : []
      return asked.length > 0 ? [...identifierNodes(view, tools), answer, ...asked] : []
    }
    if (flow.askedKeys) {
      return [
        inputNode('default', 'identifier', 'hidden', { value: typedIdentifier(view), required: true }),
        ...(await asking(view, tools, flow.askedKeys, MessageId.loginContinue)),
        inputNode('webauthn', 'webauthn_login', 'hidden', untouched(view)),
      ]
    }
    return [...identifierNodes(view, tools), submitNode('webauthn', 'method', 'webauthn', MessageId.loginWebauthn)]
  },

  async submit(tools, { identifier, webauthn_login: given }, submission) {
    const { flow } = submission
    if (!isOffered(submission, tools)) return refused(message(MessageId.loginNoStrategy))
    if (isKnown(flow)) {
      const { identity } = submission
      if (!identity) return refused(message(MessageId.loginNoStrategy))
      if (given === undefined) return refusedIssues([required('webauthn_login')])
      return prove(tools, submission, given, { identity, missing: MessageId.webauthnMissing })
    }
    if (given !== undefined && !assertionIn(given)) return refused(because.unusableKey())
    const name = identifier ?? typedIdentifier(submission)
    if (name === '') return refusedIssues([required('identifier')])
    if (given === undefined) return askForKey(tools, name)
    const identity = await ownerOf(tools, name)
    // Whether an account has such a key is not told, where the settings want that.
    const { mitigate } = tools.config.security.account_enumeration
    const missing = mitigate
      ? MessageId.webauthnRejected
      : identity
        ? MessageId.webauthnMissing
        : MessageId.webauthnUnknown
    if (identity) return prove(tools, submission, given, { identity, missing })
    await submission.challenge('webauthn')
    return refused(message(missing))
  },
})

/** The script, and the button with what the browser needs to ask for one of these keys. */
async function asking(view: View, tools: Tools, ids: readonly string[], label: number): Promise<readonly UiNode[]> {
  const challenge = challengeOf(view.flow.challengeSeed, 'webauthn', view.flow.ceremonies)
  if (!challenge) return []
  const value = JSON.stringify(await toGet(tools, 'webauthn', challenge, ids, view.flow.requestedAal === 'aal1'))
  const name = 'webauthn_login_trigger'
  const calls = 'oryWebAuthnLogin'
  return [keyScriptNode(tools), triggerNode(view, { group: 'webauthn', name, calls, label, value, withOptions: true })]
}

interface Owner {
  readonly identity: IdentityRecord
  /** What is said when the account has no such key. */
  readonly missing: number
}

async function prove(tools: Tools, submission: Submission, given: string, owner: Owner): Promise<Verdict> {
  const answer = assertionIn(given)
  if (!answer) return refused(because.unusableKey())
  const aal = submission.flow.requestedAal
  return proveKey(tools, submission, { method: 'webauthn', aal, answer, counts: counts(aal), ...owner })
}

/**
 * The name is settled, its keys are asked for. Where nobody may learn who has one, a name without keys gets one that
 * does not exist, the same each time (WebAuthn 3 §14.6.2).
 */
async function askForKey(tools: Tools, identifier: string): Promise<Verdict> {
  const owner = await ownerOf(tools, identifier)
  const keys = owner ? firstKeysIn(await tools.identities.credentialsOf(owner.id)).map(idOf) : []
  if (keys.length > 0) return { verdict: 'key_asked', identifier, keys }
  if (!tools.config.security.account_enumeration.mitigate) return refused(message(MessageId.webauthnUnknown))
  const [form = identifier] = identifierForms(identifier)
  return { verdict: 'key_asked', identifier, keys: [tools.vault.mark('no security key', form)] }
}

async function ownerOf({ identities }: Tools, identifier: string): Promise<IdentityRecord | undefined> {
  for (const form of identifierForms(identifier)) {
    const owner = await identities.findByIdentifier('webauthn', form)
    if (owner) return owner
  }
  return undefined
}
