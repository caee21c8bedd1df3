import type { Locale } from '@collect/messages'
import { MessageId, type UiNode } from '@collect/contract'
import type { z } from 'zod'
import type { AddressChanges } from '../address-changes/address-changes.ts'
import type { Clock } from '../clock.ts'
import type { AccountRules } from '../config/account-rules.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
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
import type { WebauthnMethod } from '../records/webauthn-credential.ts'
import { refusedIssues, requiredIssue, type Verdict } from './verdict.ts'

/** A submitted body: nested, without empty strings. */
export type Body = Readonly<Record<string, unknown>>

/** Whether a button was pressed: scripts send true, forms the word. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true'

/** What a strategy works with. It sees no HTTP, no cookie and no other strategy. */
export interface StrategyContext {
  readonly config: IdentityConfig
  /** How credentials count. */
  readonly factors: Factors
  readonly accountRules: AccountRules
  readonly clock: Clock
  readonly identities: Identities
  readonly schemas: IdentitySchemas
  readonly hasher: Hasher
  /** Which passwords may be new. */
  readonly passwords: PasswordPolicy
  readonly codes: Codes
  readonly addressCodes: AddressCodes
  /** Whether a form comes from a browser that signed in to that account before. */
  readonly isKnownBrowser: (identity: IdentityRecord) => boolean
  readonly addressChanges: AddressChanges
  /** Seals what methods keep in the database. */
  readonly vault: Sealer
}

export interface View {
  readonly flow: FlowRecord
  readonly schema: IdentitySchema
  /** Settings: whose account. Login as a refresh: who is signed in. */
  readonly identity?: IdentityRecord
  /** Settings, refresh and second factor: the session of that account which goes on. */
  readonly session?: SessionRecord
  /** Of that account. */
  readonly credentials: readonly CredentialRecord[]
  /** The language of mails and texts. */
  readonly locale: Locale
  /** Where a finished flow leads, absolute. */
  readonly returnTo: string
  readonly csrf: UiNode
  /** Settings: the session signed in recently enough for sensitive changes, and to be shown secrets. */
  readonly isPrivileged: boolean
}

export interface Submission extends Omit<View, 'csrf'> {
  readonly body: Body
  /** The challenge that a key answered here. Asking for it spends it: whoever comes later gets another one. */
  challenge(method: WebauthnMethod): Promise<string | undefined>
}

type Nodes = readonly UiNode[] | Promise<readonly UiNode[]>

/** One method in one kind of flow: what it asks for, and its verdict on what was sent. */
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

/** Joins the payload's schema to the strategy: a body that does not fit is refused, field by field, before the method sees it. */
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
