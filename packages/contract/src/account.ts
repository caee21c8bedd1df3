/** The answer of `GET /account`. Kratos has nothing like it. */
export interface AccountLife {
  /** Newest first. */
  readonly events: readonly AccountEvent[]
  /** Where older events begin. */
  readonly older_events_token: string | null
  /** RFC 3339; null if the activity has no change of the password. */
  readonly password_changed_at: string | null
  /** RFC 3339; null while no deletion is requested. */
  readonly deletion_due_at: string | null
  readonly deletion_waiting_days: number
  /** RFC 3339; when the waiting days begin, while a recovery holds them back. */
  readonly deletion_begins_at: string | null
  /** A new address that its owner has not proved yet. */
  readonly pending_address: PendingAddressChange | null
  /** For a day after a recovery. */
  readonly review: AccountReview | null
}

/** An entry of the account's activity. Several sign-ins of one device are one entry. */
export interface AccountEvent {
  readonly kind: string
  readonly about: EventFacts
  /** RFC 3339. */
  readonly at: string
  /** Number of events in this entry, if more than one. */
  readonly count?: number
  /** The page where the owner reports the event as misuse. */
  readonly not_me?: string
  /** RFC 3339; the oldest event of several. */
  readonly since?: string
}

/** What a reader needs to know of an event; never a secret. */
export type EventFacts = Readonly<Record<string, unknown>> & {
  readonly factor?: string
  /** The name of a provider that was connected or disconnected. */
  readonly provider?: string
  /** The name of an application. */
  readonly app?: string
  /** The device behind the event. */
  readonly userAgent?: string
  readonly ipAddress?: string
  /** Named only by a proxy that the operator trusts. */
  readonly location?: string
  /** The method of a sign-in. */
  readonly method?: string
}

export interface PendingAddressChange {
  readonly value: string
  readonly via: string
  /** The verification flow that takes its code. */
  readonly flow_id: string | null
  /** RFC 3339; the address is proved, and replaces the old one at this time. */
  readonly counts_from: string | null
  /** RFC 3339. */
  readonly expires_at: string
}

/** Every way into an account, which its owner reviews after a recovery. */
export interface AccountReview {
  /** RFC 3339. */
  readonly recovered_at: string
  /** The recovery removed the password, and the owner has not set a new one. */
  readonly needs_password: boolean
  readonly ways: readonly WayIn[]
}

export interface WayIn {
  readonly method: string
  /** The owner's name for a security key, or the address that codes go to. */
  readonly name?: string
  /** RFC 3339. */
  readonly added_at?: string
  /** RFC 3339; absent if unknown. */
  readonly used_at?: string
  /** The field of the settings form that removes it; absent for the last way in. */
  readonly remove?: { readonly name: string; readonly value: string }
}

/** `GET /account/not-me`: the event behind the link of a security mail. */
export interface EventReport extends AccountEvent {
  /** RFC 3339. */
  readonly expires_at: string
}

/** Why the link of a security mail does nothing. */
export type NoReport = 'unknown' | 'used' | 'late'
