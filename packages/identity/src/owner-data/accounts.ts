import type { AccountEvent } from '@collect/contract'
import type { Actor } from '../records/actor.ts'
import type { IdentityId } from '../records/ids.ts'
import { wireTime, type Clock } from '../clock.ts'
import type { Courier } from '../courier/courier.ts'
import { mailedTo, reportableFor, type Notices, type ReportLink } from '../courier/notices.ts'
import type { IdentityRecord } from '../records/identity.ts'
import { waitingTime } from '../identities/waiting-time.ts'
import { maxRead, pageOfEvents } from './event-pages.ts'
import type { EventCursor, SecurityEvent } from '../store/event-store.ts'
import type { Stores } from '../store/stores.ts'

/** Maximum number of events in an export. */
const maxKept = 1_000
/** Deletions carried out at a time. */
const batch = 50

/** Only a mailbox may report a change of address, because the report restores the old one. */
const disowned: ReadonlySet<string> = new Set([
  'password_changed',
  'credential_added',
  'credential_removed',
  'second_factor_guessed',
  'new_device',
  'signed_in',
  'backup_code_used',
  'address_change_asked',
  'deletion_requested',
  'deletion_called_off',
  'app_connected',
  'app_withdrawn',
])

export interface EventsPage {
  readonly events: readonly AccountEvent[]
  /** The cursor of the next page, which has older events. */
  readonly last?: EventCursor
}

/** What an owner may see of the account and do with it, besides flows. */
export interface Accounts {
  /** A page of events, newest first; with `older`, the page after that cursor. */
  events(owner: IdentityRecord, older?: EventCursor): Promise<EventsPage>
  allEvents(identityId: IdentityId): Promise<readonly AccountEvent[]>
  /** When the account will be deleted, as RFC 3339; undefined without a pending deletion. */
  deletion(identityId: IdentityId): Promise<string | undefined>
  /** When the waiting period of a deletion begins, if a recovery delays it; RFC 3339. */
  deletionBegins(identityId: IdentityId): Promise<string | undefined>
  requestDeletion(owner: IdentityRecord, actor: Actor): Promise<void>
  callOffDeletion(owner: IdentityRecord, actor: Actor): Promise<void>
  /**
   * Deletes an account with all its data now, also data about it in flows, codes and mails. A mail that is being sent
   * still goes out, and is deleted then. Returns false if the account does not exist.
   */
  delete(identityId: IdentityId): Promise<boolean>
  /** Deletes the accounts that are due. Returns their number. */
  carryOut(): Promise<number>
}

/**
 * @param onDelete deletes what the application stores about an account, before the account and again after it; must be repeatable.
 * @param linkOf unset, events have no address to report them
 */
export function createAccounts(
  stores: Stores,
  notices: Notices,
  courier: Pick<Courier, 'erase'>,
  clock: Clock,
  onDelete: (identityId: IdentityId) => Promise<void>,
  linkOf: ReportLink | undefined,
): Accounts {
  const wired = ({ kind, about, at }: SecurityEvent): AccountEvent => ({ kind, about, at: wireTime(at) })

  /** The link of the mail about an event, while that link works. */
  const notMe = ({ id, kind, at }: SecurityEvent, owner: IdentityRecord): Pick<AccountEvent, 'not_me'> => {
    const [address] = mailedTo(owner)
    const isLate = clock() - at > reportableFor(kind)
    return linkOf && address !== undefined && disowned.has(kind) && !isLate ? { not_me: linkOf(id, address) } : {}
  }

  const accounts: Accounts = {
    async events(owner, older) {
      const { lines, last } = pageOfEvents(
        await stores.stale(({ events }) => events.list(owner.id, maxRead + 1, older)),
      )
      const events = lines.map(({ event, count, since }) => ({
        ...wired(event),
        ...notMe(event, owner),
        ...(count > 1 && { count, since: wireTime(since) }),
      }))
      return { events, ...(last && { last }) }
    },

    allEvents: async (identityId) => (await stores.events.list(identityId, maxKept)).map(wired),

    async deletion(identityId) {
      const due = await stores.deletions.find(identityId)
      return due === undefined ? undefined : wireTime(due)
    },

    async deletionBegins(identityId) {
      const until = (await stores.recoveries.find(identityId))?.lockedUntil ?? 0
      return until > clock() ? wireTime(until) : undefined
    },

    async requestDeletion(owner, actor) {
      await stores.inTransaction(async ({ deletions, recoveries }, trx) => {
        const now = clock()
        const begins = Math.max(now, (await recoveries.find(owner.id))?.lockedUntil ?? now)
        const due = begins + waitingTime
        if (await deletions.request(owner.id, due))
          await notices.notify(owner, 'deletion_requested', { due }, trx, { actor })
      })
    },

    async callOffDeletion(owner, actor) {
      await stores.inTransaction(async ({ deletions }, trx) => {
        if (await deletions.callOff(owner.id)) await notices.notify(owner, 'deletion_called_off', {}, trx, { actor })
      })
    },

    async delete(identityId) {
      await onDelete(identityId)
      const isDeleted = await stores.inTransaction(async ({ erasures, identities }, trx) => {
        const names = await erasures.namesOf(identityId)
        await courier.erase(identityId, names, trx)
        await erasures.erase(names)
        return identities.delete(identityId)
      })
      // A request that was on its way may have written behind the first deletion; its session has ended now.
      await onDelete(identityId)
      return isDeleted
    },

    async carryOut() {
      const due = await stores.deletions.due(clock(), batch)
      for (const identityId of due) await accounts.delete(identityId)
      return due.length
    },
  }
  return accounts
}
