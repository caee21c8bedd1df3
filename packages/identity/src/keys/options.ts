import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type AuthenticatorSelectionCriteria,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { IdentityConfig } from '../config/identity-config.ts'
import { arePasswordless } from '../config/passwordless-keys.ts'
import type { KeyMethod } from './challenge.ts'
import { idOf, type KeptKey } from './kept-keys.ts'
import { relyingPartyOf } from '../config/relying-party.ts'

/** EdDSA, ES256 and RS256, whatever else the runtime knows. */
export const algorithms = [-8, -7, -257]
/** How long the browser's dialog waits, in milliseconds: a key may have to be fetched from a drawer. */
const timeout = 300_000

/**
 * What each method asks of an authenticator (contract/http.md §5.8): a second factor has to be there, no more; one that
 * signs in alone looks whose finger it is, if it can.
 */
export function demandsOf(config: IdentityConfig, method: KeyMethod): Demands {
  if (method === 'webauthn') {
    return { residentKey: 'discouraged', userVerification: arePasswordless(config) ? 'preferred' : 'discouraged' }
  }
  const wanted = config.selfservice.methods.passkey.config.authenticator_selection
  return {
    residentKey: wanted.resident_key,
    userVerification: wanted.user_verification,
    ...(wanted.authenticator_attachment && { authenticatorAttachment: wanted.authenticator_attachment }),
  }
}

type Demands = Pick<AuthenticatorSelectionCriteria, 'authenticatorAttachment' | 'residentKey'> &
  Required<Pick<AuthenticatorSelectionCriteria, 'userVerification'>>

export interface NewKeyWish {
  readonly challenge: string
  readonly user: { readonly handle: Uint8Array<ArrayBuffer>; readonly name: string }
  /** Keys that the account has already, of both methods: one key is not two factors. */
  readonly known: readonly KeptKey[]
}

/** What the script hands to `credentials.create`. */
export const toCreate = async (
  config: IdentityConfig,
  method: KeyMethod,
  { challenge, user, known }: NewKeyWish,
): Promise<{ readonly publicKey: PublicKeyCredentialCreationOptionsJSON }> => {
  const { id, name } = relyingPartyOf(config, method)
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
      excludeCredentials: known.map((key) => ({ id: idOf(key) })),
      authenticatorSelection: { ...demandsOf(config, method) },
      supportedAlgorithmIDs: algorithms,
    }),
  }
}

/** What the script hands to `credentials.get`; `known` are their ids. Without them, the person chooses one that the browser knows. */
export const toGet = async (
  config: IdentityConfig,
  method: KeyMethod,
  challenge: string,
  known?: readonly string[],
): Promise<{ readonly publicKey: PublicKeyCredentialRequestOptionsJSON }> => ({
  publicKey: await generateAuthenticationOptions({
    rpID: relyingPartyOf(config, method).id,
    challenge: bytesOf(challenge),
    timeout,
    userVerification: demandsOf(config, method).userVerification,
    ...(known && { allowCredentials: known.map((id) => ({ id })) }),
  }),
})

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(base64url, 'base64url'))
