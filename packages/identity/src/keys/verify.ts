import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { wireTime, type Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { Assertion, Attestation } from './answers.ts'
import type { KeyMethod } from './challenge.ts'
import { inBase64, idOf, type KeptKey } from './kept-keys.ts'
import { nameByMaker } from './makers.ts'
import { algorithms, demandsOf } from './options.ts'
import { relyingPartyOf } from '../config/relying-party.ts'

/** The key that an answer brings; nothing when it is not one that was asked for. */
export async function newKeyOf(
  { config, clock }: { readonly config: IdentityConfig; readonly clock: Clock },
  method: KeyMethod,
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
): Promise<KeptKey | undefined> {
  const { id, origins } = relyingPartyOf(config, method)
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: id,
    requireUserVerification: needsVerification(config, method),
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
    display_name: name ?? nameByMaker(aaguid) ?? '',
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

/** How often a key says that it was used, after an answer that it signed; nothing when it did not. */
export async function countAfter(
  { config }: { readonly config: IdentityConfig },
  method: KeyMethod,
  { answer, challenge, key }: { readonly answer: Assertion; readonly challenge: string; readonly key: KeptKey },
): Promise<number | undefined> {
  const { id, origins } = relyingPartyOf(config, method)
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: id,
    requireUserVerification: needsVerification(config, method),
    // How it counts is looked at afterwards: that it signed is one question, whether there are two of it another.
    credential: { id: idOf(key), publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64')), counter: 0 },
  }).catch(nothing)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** Whether there may be a second key with the same secret: no key counts backwards (WebAuthn 3 §6.1.1). */
export const isCountedBackwards = ({ authenticator: { sign_count: before } }: KeptKey, after: number): boolean =>
  (before > 0 || after > 0) && after <= before

const needsVerification = (config: IdentityConfig, method: KeyMethod): boolean =>
  demandsOf(config, method).userVerification === 'required'

/** Whatever is wrong with an answer, nobody needs to know more than that it was not accepted. */
const nothing = (): undefined => undefined
