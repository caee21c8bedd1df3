import { defaultLocale } from '@collect/messages'
import type { NoReport } from '@collect/contract'
import type { Actor } from '../records/actor.ts'
import type { IdentityId, SessionId } from '../records/ids.ts'
import type { Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import { mailedTo, reportableFor, type Notices, type ReportLink } from '../courier/notices.ts'
import type { EndGrants } from '../identities/first-proof.ts'
import type { Identities } from '../identities/identities.ts'
import type { IdentityRecord } from '../records/identity.ts'
import { recoveryOf } from '../identities/recovery-addresses.ts'
import type { IdentitySchemas } from '../schema/open-schemas.ts'
import type { Sealer } from '../secrets/sealer.ts'
import type { AddressRestore } from '../store/address-change-store.ts'
import type { ReportableEvent, SecurityEvent } from '../store/event-store.ts'
import type { Stores } from '../store/stores.ts'

/** An event or a session of an account that its owner may report as misuse. */
export interface Report {
  readonly event: SecurityEvent
  readonly owner: IdentityRecord
  /** The recipient of the mail with the link; the address recovers the account. */
  readonly address: string
  /** When the link expires, in milliseconds. */
  readonly until: number
  /** The event stands for this session, which no event names. */
  readonly sessionId?: SessionId
}

/** "This was not me": lets an owner report a change without a session. */
export interface Reports {
  /** The address of the report page for a session; it works while the session lasts. Undefined without a proved address. */
  linkFor(sessionId: SessionId, owner: IdentityRecord): string | undefined
  /** Finds the report of a link without using it up. */
  find(token: string): Promise<Report | NoReport>
  /**
   * Carries out a report, once: ends all sessions and all grants to applications, cancels a deletion, drops a pending address, and freezes the account
   * until a recovery. A changed address is restored now, or after the second factor.
   */
  carryOut(token: string, actor: Actor): Promise<Report | NoReport>
  /** After a complete recovery, restores an address that waited for the second factor. Returns whether one did. */
  afterRecovery(identityId: IdentityId): Promise<boolean>
}

/** What a token names. */
interface Reported extends Pick<Report, 'until' | 'sessionId'> {
  readonly event: ReportableEvent
}

interface ReportsOptions {
  readonly stores: Stores
  readonly identities: Identities
  readonly schemas: IdentitySchemas
  readonly notices: Notices
  readonly vault: Sealer
  readonly config: IdentityConfig
  readonly clock: Clock
  readonly endGrants: EndGrants
  /** Unset, sessions have no address to report them. */
  readonly linkOf: ReportLink | undefined
}

const purpose = 'not-me'
/** Marks the token of a session. */
const ofSession = 'session'

/** The address of the report page, which is relative to the settings page. */
export const reportLink =
  ({ selfservice }: IdentityConfig, vault: Sealer): ReportLink =>
  (id, address, mark) => {
    const page = new URL('not-me', selfservice.flows.settings.ui_url)
    page.searchParams.set('token', vault.seal(purpose, [id, address, ...(mark === undefined ? [] : [mark])]))
    return page.href
  }

export function createReports(options: ReportsOptions): Reports {
  const { stores, identities, schemas, notices, vault, config, clock, endGrants, linkOf } = options

  const ofEventId = async (id: string): Promise<Reported | undefined> => {
    const event = await stores.events.find(id)
    return event && { event, until: event.at + reportableFor(event.kind) }
  }

  /** A session of a known device has no event of its own. */
  const ofSessionId = async (id: string): Promise<Reported | undefined> => {
    const session = await stores.sessions.find(id)
    if (!session) return undefined
    const { identityId, issuedAt: at, expiresAt: until, device, active } = session
    const { id: _, ...about } = device
    const event: ReportableEvent = {
      id,
      identityId,
      kind: 'new_device',
      about,
      at,
      ...(!active && { reportedAt: until }),
    }
    return { event, until, sessionId: id }
  }

  const find: Reports['find'] = async (token) => {
    const content = vault.open(purpose, token)
    if (!isContent(content)) return 'unknown'
    const [id, address, mark] = content
    const found = mark === ofSession ? await ofSessionId(id) : await ofEventId(id)
    const owner = found && (await identities.find(found.event.identityId))
    if (!owner) return 'unknown'
    if (found.event.reportedAt !== undefined) return 'used'
    const isLate = clock() > found.until
    // A mailbox that the account no longer has cannot report anything.
    const isOf = [...owner.verifiable, ...recoveryOf(owner, clock())].some(({ value }) => value === address)
    return isLate || !isOf ? 'late' : { ...found, owner, address }
  }

  const restore = async ({ identityId, traits, changedAt, endsAt }: AddressRestore): Promise<void> => {
    const owner = await identities.find(identityId)
    if (!owner) return
    const schema = schemas.byId(owner.schemaId) ?? schemas.default
    const before = schema.withAddressesOf(owner.traits, traits)
    // Only verified addresses can recover the account.
    const proved = recoveryOf(owner, clock())
    await identities.changeTraits(owner, schema, before, {
      addresses: { proved, formerBefore: endsAt },
      origin: 'undo',
      actor: { locale: defaultLocale },
    })
    await stores.addressChanges.dropRestores(identityId, changedAt)
  }

  return {
    linkFor(sessionId, owner) {
      const [address] = mailedTo(owner)
      return address === undefined ? undefined : linkOf?.(sessionId, address, ofSession)
    },

    find,

    async carryOut(token, { device }) {
      const report = await find(token)
      if (typeof report === 'string') return report
      const { event, owner, sessionId } = report
      const now = clock()
      // Without the OAuth2 provider, nothing is carried out yet, and the owner tries again.
      await endGrants(owner.id)
      const isFirst = await stores.inTransaction(async (set, trx) => {
        const locked = await set.identities.lockForUpdate(owner.id)
        if (!locked) return false
        const isMine =
          sessionId === undefined ? await set.events.report(event.id, now) : await set.sessions.revoke(sessionId)
        if (!isMine) return false
        await set.sessions.revokeAll(owner.id)
        await set.continuities.deleteOfIdentity(owner.id)
        await set.addressChanges.drop(owner.id)
        await set.deletions.callOff(owner.id)
        // If recovery is disabled, a frozen account could never be changed again.
        if (config.selfservice.flows.recovery.enabled) await set.identities.setFrozen(owner.id, now)
        await set.addressChanges.askRestore(event.id, now)
        await notices.list(locked, 'misuse_reported', {}, trx, device)
        return true
      })
      if (!isFirst) return 'used'
      // Until its session ended, a stranger could grant something again.
      await endGrants(owner.id)
      const kept = await stores.addressChanges.findRestore(event.id)
      if (kept && owner.availableAal === 'aal1') await restore(kept)
      return report
    },

    async afterRecovery(identityId) {
      const asked = await stores.addressChanges.findAsked(identityId)
      if (asked) await restore(asked)
      return asked !== undefined
    },
  }
}

const isContent = (content: unknown): content is readonly [string, string, string?] =>
  Array.isArray(content) && [2, 3].includes(content.length) && content.every((part) => typeof part === 'string')
