import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type AuthenticatorSelectionCriteria,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { AccountRules } from '../config/account-rules.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import { arePasswordless } from '../config/passwordless-keys.ts'
import { type KeyMethod, idOf, type KeptKey } from '../records/webauthn-credential.ts'
import { relyingPartyOf } from '../config/relying-party.ts'

/** EdDSA, ES256 and RS256, whatever else the runtime knows. */
export const algorithms = [-8, -7, -257]
/** How long the browser's dialog waits, in milliseconds: a key may have to be fetched from a drawer. */
const timeout = 300_000

/** What the demands depend on. */
export interface Rules {
  readonly config: IdentityConfig
  readonly accountRules: AccountRules
}

/**
 * What each method asks of an authenticator (docs/contract/http.md §5.8): a second factor has to be there, no more; one
 * that signs in alone looks who uses it, or with the rules of Kratos does so if it can.
 */
function demandsOf({ config, accountRules }: Rules, method: KeyMethod, isAlone = true): Demands {
  const isSafe = accountRules === 'safe'
  if (method === 'webauthn') {
    const wanted = isSafe && isAlone ? 'required' : 'preferred'
    return { residentKey: 'discouraged', userVerification: arePasswordless(config) ? wanted : 'discouraged' }
  }
  const wanted = config.selfservice.methods.passkey.config.authenticator_selection
  return {
    residentKey: wanted.resident_key,
    userVerification: isSafe ? 'required' : wanted.user_verification,
    ...(wanted.authenticator_attachment && { authenticatorAttachment: wanted.authenticator_attachment }),
  }
}

/** Whether an answer without verification is no answer. */
export const needsVerification = (rules: Rules, method: KeyMethod): boolean =>
  demandsOf(rules, method).userVerification === 'required'

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
  rules: Rules,
  method: KeyMethod,
  { challenge, user, known }: NewKeyWish,
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
      excludeCredentials: known.map((key) => ({ id: idOf(key) })),
      authenticatorSelection: { ...demandsOf(rules, method) },
      supportedAlgorithmIDs: algorithms,
    }),
  }
}

/**
 * What the script hands to `credentials.get`; `known` are their ids. Without them, the person chooses one that the browser
 * knows. A key that comes second is not `isAlone`.
 */
export const toGet = async (
  rules: Rules,
  method: KeyMethod,
  challenge: string,
  known?: readonly string[],
  isAlone?: boolean,
): Promise<{ readonly publicKey: PublicKeyCredentialRequestOptionsJSON }> => ({
  publicKey: await generateAuthenticationOptions({
    rpID: relyingPartyOf(rules.config, method).id,
    challenge: bytesOf(challenge),
    timeout,
    userVerification: demandsOf(rules, method, isAlone).userVerification,
    ...(known && { allowCredentials: known.map((id) => ({ id })) }),
  }),
})

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(base64url, 'base64url'))
