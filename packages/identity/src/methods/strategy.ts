import type { Locale } from '@collect/messages'
import { MessageId, type UiNode } from '@collect/contract'
import type { z } from 'zod'
import type { AddressChanges } from '../address-changes/address-changes.ts'
import type { Clock } from '../clock.ts'
import type { AccountRules } from '../config/account-rules.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { Actor } from '../records/actor.ts'
import type { FlowRecord } from '../records/flow.ts'
import type { Factors } from '../identities/factors.ts'
import type { Identities } from '../identities/identities.ts'
import type { CredentialRecord, IdentityRecord } from '../records/identity.ts'
import { reasons } from '../nodes/reasons.ts'
import { message } from '../nodes/message.ts'
import type { IdentitySchema } from '../schema/identity-schema.ts'
import type { IdentitySchemas } from '../schema/open-schemas.ts'
import type { Hasher } from '../secrets/hasher.ts'
import type { PasswordPolicy } from '../secrets/password-policy.ts'
import type { Sealer } from '../secrets/sealer.ts'
import type { SessionRecord } from '../records/session.ts'
import type { AddressCodes } from '../codes/address-codes.ts'
import type { Codes } from '../codes/codes.ts'
import type { Connections } from '../providers/connection.ts'
import type { WebauthnMethod } from '../records/webauthn-credential.ts'
import { refusedIssues, requiredIssue, type Verdict } from './verdict.ts'

/** A submitted body: nested, without empty strings. */
export type Body = Readonly<Record<string, unknown>>

const truths: ReadonlySet<unknown> = new Set([true, 1, 'true', 'True', 'TRUE', 't', 'T', '1'])

/** Whether a button was pressed. Scripts send `true` or 1, forms send text; a Kratos reads the same texts. */
export const isTrue = (value: unknown): boolean => truths.has(value)

/** What a strategy works with. It sees no HTTP, no cookie and no other strategy. */
export interface StrategyContext {
  readonly config: IdentityConfig
  /** Which credentials count as first and second factors. */
  readonly factors: Factors
  readonly accountRules: AccountRules
  readonly clock: Clock
  readonly identities: Identities
  readonly schemas: IdentitySchemas
  readonly hasher: Hasher
  /** The rules for new passwords. */
  readonly passwords: PasswordPolicy
  readonly codes: Codes
  readonly addressCodes: AddressCodes
  /** Whether the form comes from a browser that signed in to the account before. */
  readonly isKnownBrowser: (identity: IdentityRecord) => boolean
  readonly addressChanges: AddressChanges
  /** The providers that users sign in with. */
  readonly connections: Connections
  /** Seals the secrets that methods store in the database. */
  readonly vault: Sealer
}

export interface View {
  readonly flow: FlowRecord
  readonly schema: IdentitySchema
  /** Settings: the account of the flow. Login as a refresh: the account of the session. */
  readonly identity?: IdentityRecord
  /** Settings, refresh and second factor: the session of that account that the flow continues. */
  readonly session?: SessionRecord
  /** The credentials of that account. */
  readonly credentials: readonly CredentialRecord[]
  /** The language of mails and texts. */
  readonly locale: Locale
  /** The absolute address after a finished flow. */
  readonly returnTo: string
  readonly csrf: UiNode
  /** Settings: the sign-in is recent enough for sensitive changes and for viewing secrets. */
  readonly isPrivileged: boolean
}

export interface Submission extends Omit<View, 'csrf'> {
  readonly body: Body
  /** The client that sent the form. */
  readonly actor: Required<Actor>
  /** The challenge that a key answered here. Reading it spends it: later requests get another one. */
  challenge(method: WebauthnMethod): Promise<string | undefined>
}

type Nodes = readonly UiNode[] | Promise<readonly UiNode[]>

/** One method in one kind of flow: its nodes, and its verdict on a submission. */
export interface Strategy {
  /** The fields that the method reads from a submission. */
  readonly payload: z.ZodType
  nodes(view: View, context: StrategyContext): Nodes
  submit(context: StrategyContext, submission: Submission): Promise<Verdict>
}

interface StrategyParts<Payload> {
  readonly payload: z.ZodType<Payload>
  nodes(view: View, context: StrategyContext): Nodes
  submit(context: StrategyContext, payload: Payload, submission: Submission): Promise<Verdict>
}

/** Adds the payload's schema to a strategy: invalid fields are refused, one by one, before the strategy runs. */
export function defineStrategy<Payload>({ payload, nodes, submit }: StrategyParts<Payload>): Strategy {
  return {
    payload,
    nodes,
    async submit(context, submission) {
      const parsed = payload.safeParse(submission.body)
      if (parsed.success) return submit(context, parsed.data, submission)
      return refusedIssues(parsed.error.issues.map((issue) => issueOf(issue, submission.body)))
    },
  }
}

function issueOf(issue: z.core.$ZodIssue, body: Body) {
  const path = issue.path.join('.')
  const value = issue.path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
    body,
  )
  if (value === undefined) return requiredIssue(path)
  if (issue.code !== 'invalid_type') return { path, message: reasons.notFitting(issue.message) }
  return {
    path,
    message: message(MessageId.wrongType, { allowed_types: [issue.expected], actual_type: jsonTypeOf(value) }),
  }
}

const jsonTypeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
