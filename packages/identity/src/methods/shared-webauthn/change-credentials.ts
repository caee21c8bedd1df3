import { MessageId } from '@collect/contract'
import { isWebauthnPasswordless } from '../../config/passwordless-webauthn.ts'
import type { RemovedKey } from '../../records/flow.ts'
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
import { passkeyNameOf } from './passkey-name.ts'

/** Maximum number of keys per account and method: one page lists them all. */
const maxCredentials = 50

/** Keys of both methods, so that one key cannot become two factors. */
export const allWebauthnCredentialsIn = (credentials: readonly CredentialRecord[]): readonly WebauthnCredential[] => [
  ...webauthnCredentialsIn(credentials, 'webauthn'),
  ...webauthnCredentialsIn(credentials, 'passkey'),
]

/** Identifiers that a security-key user can sign in with. */
export const webauthnIdentifiersOf = (schema: IdentitySchema, traits: unknown): readonly string[] =>
  schema.identifiersOf(traits).webauthn

/** Whether a new key is a first factor. A security key without an identifier can only be a second one. */
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

/** Settings: adds a key; its attestation proved it. */
export async function addWebauthnCredential(
  context: StrategyContext,
  submission: Submission,
  { method, identity, given, name }: Change & { readonly given: string; readonly name: string | undefined },
): Promise<Verdict> {
  const answer = parseAttestation(given)
  if (!answer) return refused(reasons.unusableKey())
  const challenge = await submission.challenge(method)
  const isPasswordless = isPasswordlessFor(context, method, submission.schema, identity.traits)
  const fallbackName = passkeyNameOf(method, submission)
  // A recent sign-in stands behind the new key, and each sign-in with it asks for user verification.
  const isUnattended = method === 'passkey' && answer.mediation === 'conditional'
  const key =
    challenge === undefined
      ? undefined
      : await verifyAttestation(context, method, {
          answer,
          challenge,
          name,
          fallbackName,
          isPasswordless,
          isUnattended,
        })
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
    submission.actor,
  )
  if (isAdded === 'taken') return refused(message(MessageId.duplicateCredentials))
  if (!isAdded) return refused(reasons.unusableKey())
  // A key that the browser made alone proves no presence of the user.
  return { verdict: 'settings_saved', method, identity, unproved: [], ...(!isUnattended && { proved: method }) }
}

/** Maximum number of removed keys that a flow can bring back. */
const maxRemoved = 10

/** Settings: removes a key, unless it is the last way into the account (docs/contract/http.md §7.5). */
export async function removeWebauthnCredential(
  { accountRules, factors, identities }: StrategyContext,
  { flow, schema, actor }: Submission,
  { method, identity, hexId }: Change & { readonly hexId: string },
): Promise<Verdict> {
  let isLast = false
  let removed: RemovedKey | undefined
  await identities.changeCredential(
    identity,
    method,
    'credential_removed',
    (kept, owner) => {
      removed = undefined
      const keys = webauthnCredentialsIn(kept, method)
      const key = keys.find((one) => credentialHexIdOf(one) === hexId)
      if (!key) return undefined
      isLast = isLastWayIn(factors, kept, method, key)
      if (isLast) return undefined
      const userHandle = userHandleOf(identity.id, method, kept)
      removed = { method, key, userHandle }
      const left = keys.filter((one) => one !== key)
      const names = webauthnIdentifiersOf(schema, owner.traits)
      return left.length === 0 ? 'gone' : webauthnContentOf(method, { userHandle, keys: left, names })
    },
    actor,
  )
  if (isLast) return refused(reasons.lastWayIn())
  const saved = { verdict: 'settings_saved', method, identity, unproved: [] } as const
  if (!removed || accountRules !== 'safe') return saved
  return { ...saved, removedKeys: [...(flow.removedKeys ?? []), removed].slice(-maxRemoved) }
}

/** Settings: brings a key back that this flow removed. */
export async function restoreWebauthnCredential(
  { identities }: StrategyContext,
  { flow, schema, actor }: Submission,
  { method, identity, hexId }: Change & { readonly hexId: string },
): Promise<Verdict> {
  const { removedKeys = [] } = flow
  const wanted = removedKeys.find((one) => one.method === method && credentialHexIdOf(one.key) === hexId)
  if (!wanted) return refused(message(MessageId.settingsNoStrategy))
  const isBack = await identities.changeCredential(
    identity,
    method,
    'credential_added',
    (kept, owner) => {
      const keys = webauthnCredentialsIn(kept, method)
      if (keys.length >= maxCredentials || allWebauthnCredentialsIn(kept).some(({ id }) => id === wanted.key.id))
        return undefined
      return webauthnContentOf(method, {
        userHandle: keys.length > 0 ? userHandleOf(identity.id, method, kept) : wanted.userHandle,
        keys: [...keys, wanted.key],
        names: webauthnIdentifiersOf(schema, owner.traits),
      })
    },
    actor,
  )
  if (isBack !== true) return refused(reasons.unusableKey())
  return {
    verdict: 'settings_saved',
    method,
    identity,
    unproved: [],
    removedKeys: removedKeys.filter((one) => one !== wanted),
  }
}

/**
 * The stored content of an account's keys. The user handle finds a passkey; the identifiers of the traits find a
 * passwordless security key. A second factor needs no identifier, because the account is known by then.
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

/** Keys as Kratos stores them; the identifiers of the traits find security keys. */
export const portableKeys = (method: WebauthnMethod) =>
  definePortable({
    config: webauthnConfig,
    keep: (_, { user_handle: userHandle, credentials: keys }, names) =>
      webauthnContentOf(method, { userHandle, keys, names }),
  })
