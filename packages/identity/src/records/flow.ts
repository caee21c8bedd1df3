import type { AddressVia, ContinueWith, FlowKind, FlowType, Traits, UiMessage } from '@collect/contract'
import type { AddressId, FlowId, IdentityId } from './ids.ts'
import type { ProvidedUser } from './provided-user.ts'
import type { WebauthnCredential, WebauthnMethod } from './webauthn-credential.ts'

export type FlowState =
  | 'choose_method'
  | 'sent_email'
  | 'passed_challenge'
  | 'show_form'
  | 'success'
  | 'recovery_awaiting_address'
  | 'recovery_awaiting_address_choice'
  | 'recovery_confirming_address'
  | 'recovery_awaiting_code'

/** An address that recovery offers, masked. */
export interface RecoveryChoice {
  /** The value of the address in the form. */
  readonly mark: string
  readonly shown: string
  readonly via: AddressVia
  readonly isTyped: boolean
}

/** A key proved an account without user verification; the sign-in still needs a mailed code. */
export interface KeyProof {
  readonly identityId: IdentityId
  readonly method: 'passkey' | 'webauthn'
  /** The credential id, as browsers name it. */
  readonly keyId: string
}

/** A key that the owner removed in this flow and can bring back. */
export interface RemovedKey {
  readonly method: WebauthnMethod
  readonly key: WebauthnCredential
  readonly userHandle: string
}

/** A flow as the service stores it: messages and typed values. Its nodes are computed for each answer. */
export interface FlowRecord {
  readonly id: FlowId
  readonly kind: FlowKind
  readonly type: FlowType
  readonly state: FlowState
  readonly active?: string
  readonly requestUrl: string
  readonly returnTo?: string
  /** The browser's CSRF token (raw, base64) that this flow belongs to; empty for native flows. */
  readonly csrfToken: string
  readonly issuedAt: number
  readonly expiresAt: number
  readonly updatedAt: number
  /** The account of a settings flow, or of the session that a login flow refreshes. */
  readonly identityId?: IdentityId
  readonly refresh: boolean
  readonly requestedAal: 'aal1' | 'aal2'
  readonly messages: readonly UiMessage[]
  /** Messages by the name of their field. */
  readonly fieldMessages: Readonly<Record<string, readonly UiMessage[]>>
  /** Typed values that the form may show again, by field name; never a secret. */
  readonly values: Readonly<Record<string, unknown>>
  /** The address that a code went to, or seemed to go to. */
  readonly address?: string
  /** Verification: id of the address change that waits for this proof. */
  readonly addressChange?: string
  /** Recovery with a choice of addresses: the typed address, the offered ones, and the kind of the chosen one. */
  readonly recovery?: {
    readonly typed: string
    readonly choices: readonly RecoveryChoice[]
    readonly via?: AddressVia
  }
  /** Login by identifier first: the account's methods, if the configuration lets them be revealed. */
  readonly methods?: readonly string[]
  /** Login by a security key: credential ids of the keys that may answer, as browsers name them. */
  readonly askedKeys?: readonly string[]
  /** Login, second factor: the method that was refused last. */
  readonly refusedMethod?: string
  /** Login by a key without user verification. */
  readonly keyProof?: KeyProof
  /** Registration in two steps: the traits are complete, the user chooses a credential now. */
  readonly screen?: 'credential-selection'
  /** Registration: the traits that a code was mailed for. The account gets exactly these. */
  readonly traits?: Traits
  /** Id of the opened link's token. The token is used when the user confirms. */
  readonly openedLink?: string
  /** Verification: a client outside the account proved the address. The page asks whether they made the account. */
  readonly claim?: { readonly identityId: IdentityId; readonly addressId: AddressId }
  /** Verification: a native client that is signed in to the account got this flow, and no browser has opened it. */
  readonly isFromAccount?: boolean
  /** A recovery that an operator made opens in any browser. */
  readonly skipCsrf?: boolean
  /** Verification: the CSRF token of the browser that opened the mailed link. The flow belongs to it, too. */
  readonly openedBy?: string
  readonly skipSettings?: boolean
  readonly continueWith?: readonly ContinueWith[]
  readonly organizationId?: string
  /** Login by identifier first: ids of the account's providers, if the configuration lets them be revealed. */
  readonly providers?: readonly string[]
  /** Registration: a provider proved the user, and traits are missing. Login: it waits for the account's own proof. */
  readonly provided?: ProvidedUser
  /** Native: the exchange that gets the session of a sign-in by a browser. */
  readonly exchangeId?: string
  /** Login: the identifier of the account that the provided user wants to be linked to. */
  readonly linksTo?: string
  readonly identitySchema?: string
  /** The request of an application that the user signs in for, as the OAuth2 provider names it. */
  readonly loginChallenge?: string
  readonly transientPayload?: Readonly<Record<string, unknown>>
  /** Secrets that methods offer for setup, by method: made once, so that a reload shows the same. */
  readonly offers?: Readonly<Record<string, unknown>>
  /** Settings: backup codes on the page, either new ones (sealed) or those of the account. */
  readonly backupCodes?: { readonly are: 'new'; readonly sealed: string } | { readonly are: 'kept' }
  /** Settings: the newest keys that were removed here. */
  readonly removedKeys?: readonly RemovedKey[]
  /** The digest of the last accepted CAPTCHA token. */
  readonly captchaTokenDigest?: string
  /** The seed of the flow's WebAuthn challenges, in base64url. */
  readonly challengeSeed?: string
  /** Answers of keys so far, right or wrong. Each changes the challenge, so that no answer works twice. */
  readonly ceremonies: number
  /** Wrong codes so far. */
  readonly tries: number
  /** How often the flow was saved. */
  readonly version: number
}

export const hasErrors = ({ messages, fieldMessages }: FlowRecord): boolean =>
  messages.some(({ type }) => type === 'error') || Object.keys(fieldMessages).length > 0
