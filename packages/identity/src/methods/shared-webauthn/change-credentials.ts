import { MessageId } from '@collect/contract'
import { isWebauthnPasswordless } from '../../config/passwordless-webauthn.ts'
import type { CredentialRecord, IdentityRecord } from '../../records/identity.ts'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import type { IdentitySchema } from '../../schema/identity-schema.ts'
import type { Submission, StrategyContext } from '../strategy.ts'
import { refused, type Verdict } from '../verdict.ts'
import { parseAttestation } from '../../webauthn/ceremony-response.ts'
import {
  credentialHexIdOf,
  webauthnConfig,
  webauthnCredentialsIn,
  type WebauthnCredential,
  type WebauthnMethod,
} from '../../records/webauthn-credential.ts'
import { verifyAttestation } from '../../webauthn/verify.ts'
import { userHandleOf } from '../../webauthn/user-handle.ts'
import { definePortable } from '../portable.ts'
import { isLastWayIn } from '../../identities/ways-in.ts'

/** Nobody has more of them; a page lists them all. */
const maxCredentials = 50

/** Keys of both methods: one key is not two factors. */
export const allWebauthnCredentialsIn = (credentials: readonly CredentialRecord[]): readonly WebauthnCredential[] => [
  ...webauthnCredentialsIn(credentials, 'webauthn'),
  ...webauthnCredentialsIn(credentials, 'passkey'),
]

/** By what somebody is called who signs in with a security key. */
export const webauthnIdentifiersOf = (schema: IdentitySchema, traits: unknown): readonly string[] =>
  schema.identifiersOf(traits).webauthn

/** What a key is made for: a security key without a name to find it by can only come second. */
const isPasswordlessFor = (
  { config }: StrategyContext,
  method: WebauthnMethod,
  schema: IdentitySchema,
  traits: unknown,
): boolean =>
  method === 'passkey' || (isWebauthnPasswordless(config) && webauthnIdentifiersOf(schema, traits).length > 0)

interface Change {
  readonly method: WebauthnMethod
  readonly identity: IdentityRecord
}

/** Settings: one more key, which proved itself while it was made. */
export async function addWebauthnCredential(
  context: StrategyContext,
  submission: Submission,
  { method, identity, given, name }: Change & { readonly given: string; readonly name: string | undefined },
): Promise<Verdict> {
  const answer = parseAttestation(given)
  if (!answer) return refused(reasons.unusableKey())
  const challenge = await submission.challenge(method)
  const isPasswordless = isPasswordlessFor(context, method, submission.schema, identity.traits)
  const key =
    challenge === undefined
      ? undefined
      : await verifyAttestation(context, method, { answer, challenge, name, isPasswordless })
  if (!key) return refused(reasons.unusableKey())
  const isAdded = await context.identities.changeCredential(
    identity,
    method,
    'credential_added',
    (kept, owner) => {
      const keys = webauthnCredentialsIn(kept, method)
      if (keys.length >= maxCredentials || allWebauthnCredentialsIn(kept).some(({ id }) => id === key.id))
        return undefined
      const names = webauthnIdentifiersOf(submission.schema, owner.traits)
      return webauthnContentOf(method, {
        userHandle: userHandleOf(identity.id, method, kept),
        keys: [...keys, key],
        names,
      })
    },
    submission.locale,
  )
  if (isAdded === 'taken') return refused(message(MessageId.duplicateCredentials))
  if (!isAdded) return refused(reasons.unusableKey())
  return { verdict: 'settings_saved', method, identity, unproved: [], proved: method }
}

/** Settings: without this key from now on. The last way in stays (docs/contract/http.md §7.5). */
export async function removeWebauthnCredential(
  { factors, identities }: StrategyContext,
  { schema, locale }: Pick<Submission, 'schema' | 'locale'>,
  { method, identity, hexId }: Change & { readonly hexId: string },
): Promise<Verdict> {
  let isLast = false
  await identities.changeCredential(
    identity,
    method,
    'credential_removed',
    (kept, owner) => {
      const keys = webauthnCredentialsIn(kept, method)
      const removed = keys.find((key) => credentialHexIdOf(key) === hexId)
      if (!removed) return undefined
      isLast = isLastWayIn(factors, kept, method, removed)
      if (isLast) return undefined
      const left = keys.filter((key) => key !== removed)
      const names = webauthnIdentifiersOf(schema, owner.traits)
      return left.length === 0
        ? 'gone'
        : webauthnContentOf(method, { userHandle: userHandleOf(identity.id, method, kept), keys: left, names })
    },
    locale,
  )
  return isLast ? refused(reasons.lastWayIn()) : { verdict: 'settings_saved', method, identity, unproved: [] }
}

/**
 * What is kept of an account's keys. A passkey is found by what it calls its account, a security key that signs in alone
 * by the names that the traits give; a second factor is asked for once the account is known.
 */
export const webauthnContentOf = (
  method: WebauthnMethod,
  {
    userHandle,
    keys,
    names,
  }: { readonly userHandle: string; readonly keys: readonly WebauthnCredential[]; readonly names: readonly string[] },
) => ({
  config: { credentials: keys, user_handle: userHandle },
  identifiers: method === 'passkey' ? [userHandle] : keys.some(({ is_passwordless }) => is_passwordless) ? names : [],
})

/** Keys as a Kratos keeps them; security keys are found by the names that the traits give. */
export const portableKeys = (method: WebauthnMethod) =>
  definePortable({
    config: webauthnConfig,
    keep: (_, { user_handle: userHandle, credentials: keys }, names) =>
      webauthnContentOf(method, { userHandle, keys, names }),
  })
