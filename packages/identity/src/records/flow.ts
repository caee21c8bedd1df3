import type { AddressVia, ContinueWith, FlowKind, FlowType, Traits, UiMessage } from '@collect/contract'
import type { AddressId, FlowId, IdentityId } from './ids.ts'

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

/** An address of an account that is told masked. */
export interface RecoveryChoice {
  /** What stands for it in the form. */
  readonly mark: string
  readonly shown: string
  readonly via: AddressVia
  readonly isTyped: boolean
}

/**
 * A flow as the service keeps it: what is said and what was typed, never the nodes.
 * Those are computed from it at each answer.
 */
/** A key proved an account without looking who used it; a mailed code is to come. */
export interface KeyProof {
  readonly identityId: IdentityId
  readonly method: 'passkey' | 'webauthn'
  /** As browsers name it. */
  readonly keyId: string
}

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
  /** Settings: whose. Login as a refresh: who is signed in. */
  readonly identityId?: IdentityId
  readonly refresh: boolean
  readonly requestedAal: 'aal1' | 'aal2'
  readonly messages: readonly UiMessage[]
  /** Messages by the name of the field they belong to. */
  readonly fieldMessages: Readonly<Record<string, readonly UiMessage[]>>
  /** What was typed and may be shown again, by field name; never a secret. */
  readonly values: Readonly<Record<string, unknown>>
  /** Where a code went, or was said to go. */
  readonly address?: string
  /** Verification: the change that waits for the proof of that address, by its id. */
  readonly addressChange?: string
  /** Recovery with a choice of addresses: what was typed first, what is offered, and what kind of address was chosen. */
  readonly recovery?: {
    readonly typed: string
    readonly choices: readonly RecoveryChoice[]
    readonly via?: AddressVia
  }
  /** Login by identifier first: what the account has, where that may be told. */
  readonly methods?: readonly string[]
  /** Login by a security key: the name is settled, and one of these keys is to answer; by their ids, as browsers name them. */
  readonly askedKeys?: readonly string[]
  /** Login by a key that did not look who used it. */
  readonly keyProof?: KeyProof
  /** Registration in two steps: the traits are settled, the credential is chosen now. */
  readonly screen?: 'credential-selection'
  /** Registration: the traits that a code went out for; the account is made of these and no others. */
  readonly traits?: Traits
  /** The link that was opened to get here, by the id under which its token is kept; it is used once somebody confirms it. */
  readonly openedLink?: string
  /** Verification: an address was proved outside the account, and its owner is asked whether they made the account. */
  readonly claim?: { readonly identityId: IdentityId; readonly addressId: AddressId }
  /** Verification: a native client that is signed in to the account was given this flow, and no browser has opened it. */
  readonly isFromAccount?: boolean
  /** A recovery made by an administrator opens in any browser. */
  readonly skipCsrf?: boolean
  /** Verification: the CSRF token of the browser that opened the link in the mail; the flow is its own, too. */
  readonly openedBy?: string
  readonly skipSettings?: boolean
  readonly continueWith?: readonly ContinueWith[]
  readonly organizationId?: string
  readonly identitySchema?: string
  readonly transientPayload?: Readonly<Record<string, unknown>>
  /** What methods offer to set up here, by their names: made once, so that a reload shows the same. */
  readonly offers?: Readonly<Record<string, unknown>>
  /** Settings: backup codes on the page, those that were just made (sealed) or those that the account has. */
  readonly backupCodes?: { readonly are: 'new'; readonly sealed: string } | { readonly are: 'kept' }
  /** The digest of the last accepted CAPTCHA token. */
  readonly captchaTokenDigest?: string
  /** What the flow's challenges for keys are made of; in base64url. */
  readonly challengeSeed?: string
  /** Answers of keys so far, right or wrong. Each makes the challenge another one, so that it is answered once. */
  readonly ceremonies: number
  /** Wrong codes so far. */
  readonly tries: number
  /** How often the flow was saved. */
  readonly version: number
}

export const hasErrors = ({ messages, fieldMessages }: FlowRecord): boolean =>
  messages.some(({ type }) => type === 'error') || Object.keys(fieldMessages).length > 0
