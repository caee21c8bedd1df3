import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { wireTime, type Clock } from '../clock.ts'
import type { Assertion, Attestation } from './ceremony-response.ts'
import {
  type WebauthnMethod,
  inBase64,
  credentialIdOf,
  type WebauthnCredential,
} from '../records/webauthn-credential.ts'
import { authenticatorNameOf } from './authenticator-names.ts'
import { algorithms, needsVerification, type CeremonyRules } from './ceremony-options.ts'
import { relyingPartyOf } from '../config/relying-party.ts'

/** The key that an answer brings; nothing when it is not one that was asked for. */
export async function verifyAttestation(
  { clock, ...rules }: CeremonyRules & { readonly clock: Clock },
  method: WebauthnMethod,
  {
    answer,
    challenge,
    name,
    isPasswordless,
  }: {
    readonly answer: Attestation
    readonly challenge: string
    readonly name: string | undefined
    /** It signs in alone. */
    readonly isPasswordless: boolean
  },
): Promise<WebauthnCredential | undefined> {
  const { id, origins } = relyingPartyOf(rules.config, method)
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: id,
    requireUserVerification: needsVerification(rules, method),
    supportedAlgorithmIDs: algorithms,
  }).catch(nothing)
  if (!verified?.verified) return undefined
  const { credential, aaguid, userVerified, credentialDeviceType, credentialBackedUp } = verified.registrationInfo
  return {
    id: inBase64(Buffer.from(credential.id, 'base64url')),
    public_key: inBase64(credential.publicKey),
    attestation_type: 'none',
    authenticator: {
      aaguid: Buffer.from(aaguid.replaceAll('-', ''), 'hex').toString('base64'),
      sign_count: credential.counter,
      clone_warning: false,
    },
    display_name: name ?? authenticatorNameOf(aaguid) ?? '',
    added_at: wireTime(clock()),
    is_passwordless: isPasswordless,
    flags: {
      user_present: true,
      user_verified: userVerified,
      backup_eligible: credentialDeviceType === 'multiDevice',
      backup_state: credentialBackedUp,
    },
  }
}

/** What a key said that signed. */
interface VerifiedAssertion {
  /** How often it was used. */
  readonly count: number
  /** It did not look who used it, and should have. */
  readonly isUnverified: boolean
}

/** What a key said in an answer; nothing when it did not sign it. */
export async function verifyAssertion(
  { config, accountRules }: CeremonyRules,
  method: WebauthnMethod,
  {
    answer,
    challenge,
    key,
  }: { readonly answer: Assertion; readonly challenge: string; readonly key: WebauthnCredential },
): Promise<VerifiedAssertion | undefined> {
  const needs = needsVerification({ config, accountRules }, method)
  const { id, origins } = relyingPartyOf(config, method)
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: id,
    // With our own rules it is looked at afterwards: such a key goes on with a mailed code.
    requireUserVerification: needs && accountRules === 'kratos',
    // How it counts is looked at afterwards: that it signed is one question, whether there are two of it another.
    credential: {
      id: credentialIdOf(key),
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64')),
      counter: 0,
    },
  }).catch(nothing)
  if (!verified?.verified) return undefined
  const { newCounter, userVerified } = verified.authenticationInfo
  return { count: newCounter, isUnverified: needs && !userVerified }
}

/** Whether there may be a second key with the same secret: no key counts backwards (WebAuthn 3 §6.1.1). */
export const isCounterTurnedBack = (
  { authenticator: { sign_count: before } }: WebauthnCredential,
  after: number,
): boolean => (before > 0 || after > 0) && after <= before

/** Whatever is wrong with an answer, nobody needs to know more than that it was not accepted. */
const nothing = (): undefined => undefined
