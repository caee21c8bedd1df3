import { createTransport } from '@collect/flow'

import { activityParameter } from '../settings/activity-parameter.ts'
import { pageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'
import { serviceFor } from './ask-service.ts'

/** What the embedded service tells an owner about the account itself. */
export interface AccountLife {
  /** Newest first. */
  readonly events: readonly AccountEvent[]
  /** Where older ones begin. */
  readonly older_events_token: string | null
  /** RFC 3339; while nobody wants the account deleted, null. */
  readonly deletion_due_at: string | null
  readonly deletion_waiting_days: number
  /** An address that waits for its proof. */
  readonly pending_address: PendingAddress | null
  /** RFC 3339; when the days begin to count, while a recovery holds them back. */
  readonly deletion_begins_at: string | null
  /** For a day after a recovery. */
  readonly review: Review | null
}
export interface PendingAddress {
  readonly value: string
  /** The verification that takes its code. */
  readonly flow_id: string | null
  /** RFC 3339; it is proved, and counts from then on. */
  readonly counts_from: string | null
}
/** Every way into the account, for its owner to look at. */
export interface Review {
  readonly needs_password: boolean
  readonly ways: readonly Way[]
}
export interface Way {
  readonly method: string
  readonly name?: string
  /** RFC 3339. */
  readonly added_at?: string
  /** RFC 3339. */
  readonly used_at?: string
  readonly remove?: { readonly name: string; readonly value: string }
}
export interface AccountEvent {
  readonly kind: string
  readonly about: { readonly factor?: string }
  /** RFC 3339. */
  readonly at: string
  /** So many sign-ins from new devices, with nothing between them. */
  readonly count?: number
}

/** Nothing with a service of somebody else's: a Kratos keeps no such list. */
export async function loadAccount(visit: Visit): Promise<AccountLife | undefined> {
  if (!visit.context.get(pageContext).embedded) return undefined
  const answer = await createTransport(serviceFor(visit)).get(
    `/account?${new URLSearchParams({ page_token: visit.url.searchParams.get(activityParameter) ?? '' })}`,
  )
  // The embedded service is of the same version as this page.
  return answer.answer === 'json' && answer.status === 200 ? (answer.body as AccountLife) : undefined
}
