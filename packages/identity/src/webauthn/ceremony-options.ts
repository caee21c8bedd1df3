import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type AuthenticatorSelectionCriteria,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { AccountRules } from '../config/account-rules.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import { isWebauthnPasswordless } from '../config/passwordless-webauthn.ts'
import { type WebauthnMethod, credentialIdOf, type WebauthnCredential } from '../records/webauthn-credential.ts'
import { relyingPartyOf } from '../config/relying-party.ts'

/** EdDSA, ES256 and RS256, whatever other algorithms the runtime supports. */
export const algorithms = [-8, -7, -257]
/** How long the browser's dialog waits, in milliseconds: the user may have to fetch a key. */
const timeout = 300_000

/** What the requirements for authenticators depend on. */
export interface CeremonyRules {
  readonly config: IdentityConfig
  readonly accountRules: AccountRules
}

/**
 * Requirements of each method for an authenticator (docs/contract/http.md §5.8). A second factor needs user presence
 * only. A first factor needs user verification; with the account rules of Kratos it can be optional.
 */
function authenticatorSelectionFor(
  { config, accountRules }: CeremonyRules,
  method: WebauthnMethod,
  isAlone = true,
): AuthenticatorDemands {
  const isSafe = accountRules === 'safe'
  if (method === 'webauthn') {
    const wanted = isSafe && isAlone ? 'required' : 'preferred'
    return { residentKey: 'discouraged', userVerification: isWebauthnPasswordless(config) ? wanted : 'discouraged' }
  }
  const wanted = config.selfservice.methods.passkey.config.authenticator_selection
  return {
    residentKey: wanted.resident_key,
    userVerification: isSafe ? 'required' : wanted.user_verification,
    ...(wanted.authenticator_attachment && { authenticatorAttachment: wanted.authenticator_attachment }),
  }
}

/** Whether the method requires user verification (WebAuthn). */
export const needsVerification = (rules: CeremonyRules, method: WebauthnMethod): boolean =>
  authenticatorSelectionFor(rules, method).userVerification === 'required'

type AuthenticatorDemands = Pick<AuthenticatorSelectionCriteria, 'authenticatorAttachment' | 'residentKey'> &
  Required<Pick<AuthenticatorSelectionCriteria, 'userVerification'>>

export interface NewCredentialRequest {
  readonly challenge: string
  readonly user: { readonly handle: Uint8Array<ArrayBuffer>; readonly name: string }
  /** Keys of the account in both methods, so that one key cannot become two factors. */
  readonly known: readonly WebauthnCredential[]
}

/** The options that the script passes to `credentials.create`. */
export const creationOptionsFor = async (
  rules: CeremonyRules,
  method: WebauthnMethod,
  { challenge, user, known }: NewCredentialRequest,
): Promise<{ readonly publicKey: PublicKeyCredentialCreationOptionsJSON }> => {
  const { id, name } = relyingPartyOf(rules.config, method)
  return {
    publicKey: await generateRegistrationOptions({
      rpID: id,
      rpName: name,
      userID: user.handle,
      userName: user.name,
      userDisplayName: user.name,
      challenge: bytesOf(challenge),
      timeout,
      attestationType: 'none',
      excludeCredentials: known.map((key) => ({ id: credentialIdOf(key) })),
      authenticatorSelection: { ...authenticatorSelectionFor(rules, method) },
      supportedAlgorithmIDs: algorithms,
    }),
  }
}

/**
 * The options that the script passes to `credentials.get`; `known` are the ids of the accepted keys. Without ids, the
 * user chooses a key that the browser knows. A second factor is not `isAlone`.
 */
export const requestOptionsFor = async (
  rules: CeremonyRules,
  method: WebauthnMethod,
  challenge: string,
  known?: readonly string[],
  isAlone?: boolean,
): Promise<{ readonly publicKey: PublicKeyCredentialRequestOptionsJSON }> => ({
  publicKey: await generateAuthenticationOptions({
    rpID: relyingPartyOf(rules.config, method).id,
    challenge: bytesOf(challenge),
    timeout,
    userVerification: authenticatorSelectionFor(rules, method, isAlone).userVerification,
    ...(known && { allowCredentials: known.map((id) => ({ id })) }),
  }),
})

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(base64url, 'base64url'))
