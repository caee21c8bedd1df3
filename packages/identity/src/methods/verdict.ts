import type { AddressId } from '../records/ids.ts'
import type { FlowRecord } from '../records/flow.ts'
import { MessageId, type AuthenticationMethodName, type Traits, type UiMessage } from '@collect/contract'
import type { IdentityRecord } from '../records/identity.ts'
import type { NewCredential } from '../identities/new-identity.ts'
import type { Address, IdentitySchema, SchemaIssue } from '../schema/identity-schema.ts'
import { message } from '../nodes/message.ts'
import type { Proof } from '../sessions/assurance.ts'
import type { Connection } from '../providers/connection.ts'
import type { ProvidedUser } from '../records/provided-user.ts'

export interface Refused {
  readonly verdict: 'refused'
  readonly messages: readonly UiMessage[]
  /** Messages by field name. */
  readonly fieldMessages: Readonly<Record<string, readonly UiMessage[]>>
}

/** What a strategy decides about a submission; the flow acts on it. */
export type Verdict =
  | Refused
  /** Login: the user proved the account. */
  | ({
      readonly verdict: 'authenticated'
      readonly identity: IdentityRecord
      /** The proof verified the account's first address, and removed everything set up before. */
      readonly isFirstProof?: boolean
    } & Proof)
  /** Login: the identifier is known; the flow offers all methods, or those of the account. */
  | {
      readonly verdict: 'identified'
      readonly identifier: string
      readonly methods?: readonly string[]
      readonly providers?: readonly string[]
      /** The organisation of the identifier: only its providers are offered. */
      readonly organizationId?: string
    }
  /** Login: the flow asks the user of this identifier for one of these keys, by their ids. */
  | { readonly verdict: 'security_key_required'; readonly identifier: string; readonly keys: readonly string[] }
  /** Registration: the account can be created. */
  | {
      readonly verdict: 'registered'
      readonly schema: IdentitySchema
      readonly traits: Traits
      readonly credential?: NewCredential
      readonly method: AuthenticationMethodName
      /** Addresses that the registration verified. */
      readonly verified?: readonly Address[]
      /** The user comes from a provider, whose link the account gets. */
      readonly provided?: ProvidedUser
    }
  /** The browser goes to a provider and comes back with its answer. */
  | {
      readonly verdict: 'sent_to_provider'
      readonly connection: Connection
      /** Parameters for the provider, filtered. */
      readonly upstream: Readonly<Record<string, string>>
    }
  /** An application submits an id token of a provider. */
  | {
      readonly verdict: 'id_token_submitted'
      readonly connection: Connection
      readonly idToken: string
      readonly nonce: string | undefined
    }
  /** The button of a provider that the configuration no longer has. */
  | { readonly verdict: 'provider_gone' }
  /** Registration: the flow shows another step. */
  | {
      readonly verdict: 'screen_changed'
      readonly screen?: FlowRecord['screen']
      readonly traits: unknown
      /** The organisation of the typed e-mail: only its providers are offered. */
      readonly organizationId?: string
    }
  /** The service sent a code, or pretends so for an unknown address. */
  | {
      readonly verdict: 'code_sent'
      readonly address: string
      readonly message: UiMessage
      /** Values that stay in the form beside the code. */
      readonly values?: FlowRecord['values']
      readonly traits?: Traits
      readonly keyProof?: FlowRecord['keyProof']
    }
  /** Recovery with a choice of addresses: the flow shows its next step. */
  | {
      readonly verdict: 'recovery_step'
      readonly state: FlowRecord['state']
      readonly recovery: NonNullable<FlowRecord['recovery']>
      /** The address that a code was sent to, or would have been. */
      readonly address?: string
      readonly messages: readonly UiMessage[]
    }
  | { readonly verdict: 'wrong_code'; readonly message: UiMessage }
  | { readonly verdict: 'too_many_tries' }
  /** The flow is finished and cannot be used again. */
  | { readonly verdict: 'finished_before' }
  /** The token of a link is wrong, expired or used. */
  | { readonly verdict: 'invalid_link' }
  | {
      readonly verdict: 'recovered'
      readonly identity: IdentityRecord
      readonly addressId: AddressId | undefined
      readonly method: 'code_recovery' | 'link_recovery'
    }
  | {
      readonly verdict: 'verified'
      readonly identity: IdentityRecord
      readonly addressId: AddressId
      readonly message: UiMessage
    }
  /** Verification: the owner of the address says whether they created the account. */
  | { readonly verdict: 'claimed'; readonly claim: NonNullable<FlowRecord['claim']>; readonly isMine: boolean }
  /** Verification: the user proved a pending address. */
  | { readonly verdict: 'address_proved'; readonly changeId: string; readonly message: UiMessage }
  /** Settings: the owner requests other addresses. */
  | {
      readonly verdict: 'address_wanted'
      readonly identity: IdentityRecord
      readonly schema: IdentitySchema
      /** The requested traits, valid and normalised. */
      readonly traits: Traits
    }
  /** Settings: the change is saved. */
  | {
      readonly verdict: 'settings_saved'
      readonly method: string
      readonly identity: IdentityRecord
      /** Addresses that must be verified now. */
      readonly unproved: readonly string[]
      /** The change ends the account's other sessions. */
      readonly endsOthers?: boolean
      /** The method that its set-up proved. */
      readonly proved?: AuthenticationMethodName
      /** The provider that proved it. */
      readonly provider?: string
      /** The keys that this form can bring back; unset, they stay. */
      readonly removedKeys?: FlowRecord['removedKeys']
    }
  /** Settings: the form shows codes before anything is saved. */
  | { readonly verdict: 'codes_revealed'; readonly backupCodes: NonNullable<FlowRecord['backupCodes']> }
  /** Settings: the change needs a recent sign-in. */
  | { readonly verdict: 'needs_privileged_session' }
  /** Settings: the change needs a session with a second factor. */
  | { readonly verdict: 'needs_second_factor' }

export const refused = (...messages: readonly UiMessage[]): Refused => ({
  verdict: 'refused',
  messages,
  fieldMessages: {},
})

export const refusedField = (field: string, ...messages: readonly UiMessage[]): Refused => ({
  verdict: 'refused',
  messages: [],
  fieldMessages: { [field]: messages },
})

/** Combines several issues of one submission. */
export function refusedIssues(issues: readonly SchemaIssue[]): Refused {
  const fieldMessages: Record<string, UiMessage[]> = {}
  const messages: UiMessage[] = []
  for (const issue of issues) {
    if (issue.path === '') messages.push(issue.message)
    else (fieldMessages[issue.path] ??= []).push(issue.message)
  }
  return { verdict: 'refused', messages, fieldMessages }
}

export const both = (a: Refused, b: Refused): Refused => ({
  verdict: 'refused',
  messages: [...a.messages, ...b.messages],
  fieldMessages: { ...a.fieldMessages, ...b.fieldMessages },
})

export const isRefused = (verdict: Verdict): verdict is Refused => verdict.verdict === 'refused'

export const requiredIssue = (field: string): SchemaIssue => ({
  path: field,
  message: message(MessageId.required, { property: field.split('.').at(-1) ?? field }),
})
