import type { AddressId } from '../records/ids.ts'
import type { FlowRecord } from '../records/flow.ts'
import { MessageId, type AuthenticationMethodName, type Traits, type UiMessage } from '@collect/contract'
import type { IdentityRecord } from '../records/identity.ts'
import type { NewCredential } from '../identities/new-identity.ts'
import type { Address, IdentitySchema, SchemaIssue } from '../schema/identity-schema.ts'
import { message } from '../nodes/message.ts'
import type { Proof } from '../sessions/assurance.ts'

export interface Refused {
  readonly verdict: 'refused'
  readonly messages: readonly UiMessage[]
  /** By the name of the field. */
  readonly fieldMessages: Readonly<Record<string, readonly UiMessage[]>>
}

/** What a strategy decides about a submission; the flow acts on it. */
export type Verdict =
  | Refused
  /** Login: this account proved itself. */
  | ({
      readonly verdict: 'authenticated'
      readonly identity: IdentityRecord
      /** It proved the first address of the account, and what was set up before is gone. */
      readonly isFirstProof?: boolean
    } & Proof)
  /** Login: the name is settled, and what to prove it with is offered; all there is, or what the account has. */
  | { readonly verdict: 'identified'; readonly identifier: string; readonly methods?: readonly string[] }
  /** Login: whoever has this name is asked for one of these keys, by their ids. */
  | { readonly verdict: 'security_key_required'; readonly identifier: string; readonly keys: readonly string[] }
  /** Registration: such an account can be made. */
  | {
      readonly verdict: 'registered'
      readonly schema: IdentitySchema
      readonly traits: Traits
      readonly credential?: NewCredential
      readonly method: AuthenticationMethodName
      /** Addresses that were proved on the way. */
      readonly verified?: readonly Address[]
    }
  /** Registration: another of its steps is shown. */
  | { readonly verdict: 'screen_changed'; readonly screen?: FlowRecord['screen']; readonly traits: unknown }
  /** A code went out, or would have, had the address been known. */
  | {
      readonly verdict: 'code_sent'
      readonly address: string
      readonly message: UiMessage
      /** What stays in the form beside the code. */
      readonly values?: FlowRecord['values']
      readonly traits?: Traits
      readonly keyProof?: FlowRecord['keyProof']
    }
  /** Recovery with a choice of addresses: its next step is shown. */
  | {
      readonly verdict: 'recovery_step'
      readonly state: FlowRecord['state']
      readonly recovery: NonNullable<FlowRecord['recovery']>
      /** Where a code went, or would have. */
      readonly address?: string
      readonly messages: readonly UiMessage[]
    }
  | { readonly verdict: 'wrong_code'; readonly message: UiMessage }
  | { readonly verdict: 'too_many_tries' }
  /** The flow was finished before; it cannot be used again. */
  | { readonly verdict: 'finished_before' }
  /** The token of a link is not right, late, or was used before. */
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
  /** Verification: the owner of the address says whether they made the account. */
  | { readonly verdict: 'claimed'; readonly claim: NonNullable<FlowRecord['claim']>; readonly isMine: boolean }
  /** Verification: an address that an account waits for is proved. */
  | { readonly verdict: 'address_proved'; readonly changeId: string; readonly message: UiMessage }
  /** Settings: the owner wants other addresses. */
  | {
      readonly verdict: 'address_wanted'
      readonly identity: IdentityRecord
      readonly schema: IdentitySchema
      /** As they are wanted, valid and normalised. */
      readonly traits: Traits
    }
  /** Settings: done. */
  | {
      readonly verdict: 'settings_saved'
      readonly method: string
      readonly identity: IdentityRecord
      /** Addresses that have to be proved now. */
      readonly unproved: readonly string[]
      /** The account's other sessions end with it. */
      readonly endsOthers?: boolean
      /** Setting it up proved it. */
      readonly proved?: AuthenticationMethodName
    }
  /** Settings: the form has something to show before anything is saved. */
  | { readonly verdict: 'codes_revealed'; readonly backupCodes: NonNullable<FlowRecord['backupCodes']> }
  /** Settings: only a session that signed in a short while ago may do this. */
  | { readonly verdict: 'needs_privileged_session' }
  /** Settings: only a session that proved its second factor may do this. */
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

/** Several refusals of one submission are shown together. */
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
