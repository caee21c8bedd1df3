import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, parseAuthenticatorData } from '@simplewebauthn/server/helpers'
import { wireTime, type Clock } from '../clock.ts'
import type { Assertion, Attestation } from './ceremony-response.ts'
import {
  type WebauthnMethod,
  inBase64,
  credentialIdOf,
  type WebauthnCredential,
} from '../records/webauthn-credential.ts'
import { authenticatorNameOf, passkeyNameFrom } from './authenticator-names.ts'
import { algorithms, needsVerification, type CeremonyRules } from './ceremony-options.ts'
import { relyingPartyOf } from '../config/relying-party.ts'

/** The key in a registration response; undefined if the response is invalid. */
export async function verifyAttestation(
  { clock, ...rules }: CeremonyRules & { readonly clock: Clock },
  method: WebauthnMethod,
  {
    answer,
    challenge,
    name,
    fallbackName,
    isPasswordless,
    isUnattended = false,
  }: {
    readonly answer: Attestation
    readonly challenge: string
    readonly name: string | undefined
    /** The name of a key whose authenticator is unknown. */
    readonly fallbackName: string | undefined
    /** Whether the key is a first factor. */
    readonly isPasswordless: boolean
    /** Whether the browser may have made the key without the user (WebAuthn 3 §7.1, conditional mediation). */
    readonly isUnattended?: boolean
  },
): Promise<WebauthnCredential | undefined> {
  const { id, origins } = relyingPartyOf(rules.config, method)
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: id,
    requireUserPresence: !isUnattended,
    requireUserVerification: !isUnattended && needsVerification(rules, method),
    supportedAlgorithmIDs: algorithms,
  }).catch(nothing)
  if (!verified?.verified) return undefined
  const { credential, aaguid, userVerified, credentialDeviceType, credentialBackedUp, attestationObject } =
    verified.registrationInfo
  return {
    id: inBase64(Buffer.from(credential.id, 'base64url')),
    public_key: inBase64(credential.publicKey),
    attestation_type: 'none',
    authenticator: {
      aaguid: Buffer.from(aaguid.replaceAll('-', ''), 'hex').toString('base64'),
      sign_count: credential.counter,
      clone_warning: false,
    },
    display_name: name ?? passkeyNameFrom(authenticatorNameOf(aaguid), fallbackName),
    added_at: wireTime(clock()),
    is_passwordless: isPasswordless,
    flags: {
      user_present: parseAuthenticatorData(decodeAttestationObject(attestationObject).get('authData')).flags.up,
      user_verified: userVerified,
      backup_eligible: credentialDeviceType === 'multiDevice',
      backup_state: credentialBackedUp,
    },
  }
}

/** The result of a verified sign-in response. */
export interface VerifiedAssertion {
  /** The signature counter. */
  readonly count: number
  /** Whether the key's provider stores a copy. */
  readonly isBackedUp: boolean
  /** Whether the required user verification is missing. */
  readonly isUnverified: boolean
}

/** Verifies a sign-in response; undefined if its signature is invalid. */
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
    // With this service's own rules, the caller checks user verification: a mailed code can replace it.
    requireUserVerification: needs && accountRules === 'kratos',
    // The caller checks the signature counter: a valid signature and a cloned key are separate questions.
    credential: {
      id: credentialIdOf(key),
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64')),
      counter: 0,
    },
  }).catch(nothing)
  if (!verified?.verified) return undefined
  const { newCounter, userVerified, credentialBackedUp } = verified.authenticationInfo
  return { count: newCounter, isBackedUp: credentialBackedUp, isUnverified: needs && !userVerified }
}

/** The signature counter did not increase: the key may be cloned (WebAuthn 3 §6.1.1). */
export const isCounterTurnedBack = (
  { authenticator: { sign_count: before } }: WebauthnCredential,
  after: number,
): boolean => (before > 0 || after > 0) && after <= before

/** Drops the reason of a failed verification: the client only learns that the response was refused. */
const nothing = (): undefined => undefined
