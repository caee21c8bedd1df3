import { MessageId } from '@collect/contract'
import { arePasswordless } from '../../config/passwordless-keys.ts'
import type { CredentialRecord, IdentityRecord } from '../../records/identity.ts'
import { because } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import type { IdentitySchema } from '../../schema/identity-schema.ts'
import type { Submission, Tools } from '../cell.ts'
import { refused, type Verdict } from '../verdict.ts'
import { attestationIn } from '../../webauthn/answers.ts'
import { hexIdOf, keyConfig, keysIn, type KeptKey, type KeyMethod } from '../../records/webauthn-credential.ts'
import { newKeyOf } from '../../webauthn/verify.ts'
import { userHandleOf } from '../../webauthn/user-handle.ts'
import { definePortable } from '../portable.ts'
import { isLastWayIn } from '../../identities/ways-in.ts'

/** Nobody has more of them; a page lists them all. */
const mostKeys = 50

/** Keys of both methods: one key is not two factors. */
export const allKeysIn = (credentials: readonly CredentialRecord[]): readonly KeptKey[] => [
  ...keysIn(credentials, 'webauthn'),
  ...keysIn(credentials, 'passkey'),
]

/** By what somebody is called who signs in with a security key. */
export const namesOf = (schema: IdentitySchema, traits: unknown): readonly string[] =>
  schema.identifiersOf(traits).webauthn

/** What a key is made for: a security key without a name to find it by can only come second. */
const signsInAlone = ({ config }: Tools, method: KeyMethod, schema: IdentitySchema, traits: unknown): boolean =>
  method === 'passkey' || (arePasswordless(config) && namesOf(schema, traits).length > 0)

interface Change {
  readonly method: KeyMethod
  readonly identity: IdentityRecord
}

/** Settings: one more key, which proved itself while it was made. */
export async function addKey(
  tools: Tools,
  submission: Submission,
  { method, identity, given, name }: Change & { readonly given: string; readonly name: string | undefined },
): Promise<Verdict> {
  const answer = attestationIn(given)
  if (!answer) return refused(because.unusableKey())
  const challenge = await submission.challenge(method)
  const isPasswordless = signsInAlone(tools, method, submission.schema, identity.traits)
  const key =
    challenge === undefined ? undefined : await newKeyOf(tools, method, { answer, challenge, name, isPasswordless })
  if (!key) return refused(because.unusableKey())
  const isAdded = await tools.identities.changeCredential(
    identity,
    method,
    'credential_added',
    (kept, owner) => {
      const keys = keysIn(kept, method)
      if (keys.length >= mostKeys || allKeysIn(kept).some(({ id }) => id === key.id)) return undefined
      const names = namesOf(submission.schema, owner.traits)
      return contentOf(method, { userHandle: userHandleOf(identity.id, method, kept), keys: [...keys, key], names })
    },
    submission.locale,
  )
  if (isAdded === 'taken') return refused(message(MessageId.duplicateCredentials))
  if (!isAdded) return refused(because.unusableKey())
  return { verdict: 'saved', method, identity, unproved: [], proved: method }
}

/** Settings: without this key from now on. The last way in stays (docs/contract/http.md §7.5). */
export async function removeKey(
  { factors, identities }: Tools,
  { schema, locale }: Pick<Submission, 'schema' | 'locale'>,
  { method, identity, hexId }: Change & { readonly hexId: string },
): Promise<Verdict> {
  let isLast = false
  await identities.changeCredential(
    identity,
    method,
    'credential_removed',
    (kept, owner) => {
      const keys = keysIn(kept, method)
      const removed = keys.find((key) => hexIdOf(key) === hexId)
      if (!removed) return undefined
      isLast = isLastWayIn(factors, kept, method, removed)
      if (isLast) return undefined
      const left = keys.filter((key) => key !== removed)
      const names = namesOf(schema, owner.traits)
      return left.length === 0
        ? 'gone'
        : contentOf(method, { userHandle: userHandleOf(identity.id, method, kept), keys: left, names })
    },
    locale,
  )
  return isLast ? refused(because.lastWayIn()) : { verdict: 'saved', method, identity, unproved: [] }
}

/**
 * What is kept of an account's keys. A passkey is found by what it calls its account, a security key that signs in alone
 * by the names that the traits give; a second factor is asked for once the account is known.
 */
export const contentOf = (
  method: KeyMethod,
  {
    userHandle,
    keys,
    names,
  }: { readonly userHandle: string; readonly keys: readonly KeptKey[]; readonly names: readonly string[] },
) => ({
  config: { credentials: keys, user_handle: userHandle },
  identifiers: method === 'passkey' ? [userHandle] : keys.some(({ is_passwordless }) => is_passwordless) ? names : [],
})

/** Keys as a Kratos keeps them; security keys are found by the names that the traits give. */
export const portableKeys = (method: KeyMethod) =>
  definePortable({
    config: keyConfig,
    keep: (_, { user_handle: userHandle, credentials: keys }, names) => contentOf(method, { userHandle, keys, names }),
  })
