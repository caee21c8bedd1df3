import type { Locale } from '@collect/messages'
import { randomUUID } from 'node:crypto'
import type { IdentityId, SessionId } from '../records/ids.ts'
import { wireTime, type Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import { secondFactorAddresses } from '../identities/code-addresses.ts'
import type { Factors } from '../identities/factors.ts'
import type { IdentityRecord } from '../records/identity.ts'
import type { IdentitySchemas } from '../schema/open-schemas.ts'
import { digest, equals, hmac, randomToken } from '../secrets/tokens.ts'
import type { SessionFilter, SessionWithIdentity } from '../store/session-store.ts'
import type { Notices } from '../courier/notices.ts'
import { clientNetworkOf } from '../rate-limit/client-network.ts'
import type { Stores } from '../store/stores.ts'
import { assuranceOf, levelOf, type Proof } from './assurance.ts'
import type { DeviceRecord, ProvedMethod, SessionRecord } from '../records/session.ts'

/** A session that is active now, with the token that proved it. */
export interface LiveSession extends SessionWithIdentity {
  readonly token: string
}

/**
 * A session that proves more than before gets a new token, so that who came by the old one gains nothing. Native
 * clients keep theirs, as they do with Kratos (docs/contract/http.md §4.3).
 */
export type NextToken = 'new' | 'same'

export interface SigningDevice extends Omit<DeviceRecord, 'id'> {
  /** The language of the notice to the owner. */
  readonly locale: Locale
  /** Whether the account's owner needs no mail about it; undefined where only earlier sessions can tell. */
  readonly isKnown: boolean | undefined
}

export interface Sessions {
  /** The session behind a token: none when it ended, is late, or its account is inactive. */
  findLive(token: string): Promise<LiveSession | undefined>
  /** None when a secret of the account became worthless since the proof was looked at. */
  issue(
    identity: IdentityRecord,
    proof: Proof,
    device: SigningDevice,
    options?: { readonly recovers?: boolean },
  ): Promise<LiveSession | undefined>
  /** Signing in again on the same session: it keeps its id, and lives on from now. None when it was ended or moved on meanwhile. */
  refresh(live: LiveSession, proof: Proof, token: NextToken): Promise<LiveSession | undefined>
  /** Setting up a method proves it too; it makes the sign-in no fresher (docs/contract/http.md §5.5). */
  addMethod(live: LiveSession, proof: Proof, token: NextToken): Promise<LiveSession>
  /** An administrator lets it live on from now. False when it has ended. */
  extend(session: SessionRecord): Promise<boolean>
  hasSecondFactor(identity: IdentityRecord): boolean
  /**
   * Whether the account's second factor is still to come, where `required_aal` asks for all that it has
   * (docs/contract/http.md §4.2).
   */
  needsSecondFactor(live: SessionWithIdentity, required: 'aal1' | 'highest_available'): boolean
  /** Whether no second factor of the account is left to give. */
  isWhole(live: SessionWithIdentity): boolean
  /**
   * Whether sensitive settings may be changed without signing in again (SETTINGS-ACCESS-2, docs/contract/http.md §4.3).
   */
  isPrivileged(session: SessionRecord): boolean
  privilegedUntil(session: SessionRecord): number
  /** Per session and stable, so that a logout link keeps working; nobody can make one for another session. */
  logoutTokenOf(session: SessionRecord): string
  /** Links on pages that are open stay good while a secret is being replaced. */
  isLogoutTokenOf(session: SessionRecord, token: string): boolean
  listOthers(
    live: LiveSession,
    size: number,
    offset: number,
  ): Promise<{ readonly sessions: readonly SessionRecord[]; readonly total: number }>
  revoke(id: SessionId, identityId?: IdentityId): Promise<boolean>
  revokeOthers(live: LiveSession): Promise<number>
  revokeAll(identityId: IdentityId): Promise<number>
}

export interface SessionsOptions {
  readonly stores: Stores
  readonly config: IdentityConfig
  readonly factors: Factors
  readonly schemas: IdentitySchemas
  readonly secrets: readonly string[]
  readonly clock: Clock
  readonly notices: Notices
  /** Sessions that nobody uses for so long end, in milliseconds. */
  readonly idle: number | undefined
}

/** So much may the clocks of two processes differ, in milliseconds. */
const clockSkew = 60_000

export function createSessions({
  stores,
  config,
  factors,
  schemas,
  secrets,
  clock,
  notices,
  idle,
}: SessionsOptions): Sessions {
  const { lifespan } = config.session
  const completed = (proof: Proof, at: number): ProvedMethod => ({
    method: proof.method,
    aal: levelOf(factors, proof),
    completed_at: wireTime(at),
    ...(proof.addressId !== undefined && { address_id: proof.addressId }),
  })
  const hasSecondFactor = (identity: IdentityRecord) =>
    identity.availableAal === 'aal2' || secondFactorAddresses(config, schemas, identity).length > 0
  /** Until when a session lives that is used now. */
  const usedUntil = (endsAt: number, now: number) => (idle === undefined ? endsAt : Math.min(endsAt, now + idle))
  const livingFrom = (now: number) => ({ expiresAt: usedUntil(now + lifespan, now), endsAt: now + lifespan })
  const privileged = config.selfservice.flows.settings.privileged_session_max_age
  const [secret = ''] = secrets
  const logoutToken = (key: string, id: string) =>
    `ory_lo_${hmac(key, `logout:${id}`).replace(/[-_]/g, '').slice(0, 32)}`

  /** A session in use is written down now and then, not each time. */
  const used = async (session: SessionRecord): Promise<SessionRecord> => {
    const now = clock()
    const expiresAt = usedUntil(session.endsAt, now)
    if (idle === undefined || expiresAt - session.expiresAt < idle / 10) return session
    const times = { expiresAt, endsAt: session.endsAt }
    return (await stores.sessions.extend(session.id, times, now)) ? { ...session, ...times } : session
  }

  const moveOn = async (
    live: LiveSession,
    session: SessionRecord,
    next: NextToken,
  ): Promise<LiveSession | undefined> => {
    const token = next === 'new' ? randomToken('ory_st_', 32) : live.token
    const moved = { ...session, tokenDigest: digest(token) }
    return (await stores.sessions.update(moved, live.session.tokenDigest))
      ? { ...live, session: moved, token }
      : undefined
  }

  /** Native clients carry no mark: what signed in before from the same place is known. */
  const isNewDevice = async ({ identityId, device }: SessionRecord): Promise<boolean> => {
    // Mostly it is the very same address: one row tells.
    if (await stores.sessions.isKnown(identityId, device)) return false
    const before = await stores.sessions.addressesOf(identityId, device.userAgent)
    const here = clientNetworkOf(device.ipAddress).name
    return !before.some((address) => clientNetworkOf(address).name === here)
  }

  return {
    async findLive(token) {
      const found = await stores.sessions.findByTokenDigest(digest(token))
      if (!found || !found.session.active || found.session.expiresAt <= clock()) return undefined
      if (found.identity.state !== 'active') return undefined
      return { ...found, session: await used(found.session), token }
    },

    async issue(identity, proof, { isKnown, locale, ...device }, { recovers = false } = {}) {
      const now = clock()
      const token = randomToken('ory_st_', 32)
      const methods = [completed(proof, now)]
      const session: SessionRecord = {
        id: randomUUID(),
        identityId: identity.id,
        tokenDigest: digest(token),
        active: true,
        aal: assuranceOf(methods),
        methods,
        authenticatedAt: now,
        issuedAt: now,
        ...livingFrom(now),
        device: { id: randomUUID(), ...device },
        recovers,
      }
      const isNew = isKnown === undefined ? await isNewDevice(session) : !isKnown
      const isIssued = isNew
        ? await stores.inTransaction(async ({ sessions }, trx) => {
            const done = await sessions.insert(session, identity.secretsVersion)
            if (done) await notices.notify(identity, 'new_device', { at: now, ...device }, trx, { locale })
            return done
          })
        : await stores.sessions.insert(session, identity.secretsVersion)
      if (isIssued) await stores.sessions.deleteSurplus(identity.id, session.id)
      return isIssued ? { session, identity, token } : undefined
    },

    async refresh(live, proof, next) {
      const now = clock()
      const methods = [...live.session.methods, completed(proof, now)]
      const session: SessionRecord = {
        ...live.session,
        methods,
        aal: assuranceOf(methods),
        authenticatedAt: now,
        ...livingFrom(now),
        // The second factor completes a recovery.
        recovers: live.session.recovers && assuranceOf(methods) !== 'aal2',
      }
      return moveOn(live, session, next)
    },

    async addMethod(live, proof, next) {
      const methods = [...live.session.methods, completed(proof, clock())]
      const session: SessionRecord = { ...live.session, methods, aal: assuranceOf(methods) }
      return (await moveOn(live, session, next)) ?? live
    },

    extend: (session) => stores.sessions.extend(session.id, livingFrom(clock()), clock()),

    hasSecondFactor,
    needsSecondFactor: ({ session, identity }, required) =>
      required === 'highest_available' && session.aal !== 'aal2' && hasSecondFactor(identity),

    isWhole: ({ session, identity }) => session.aal === 'aal2' || !hasSecondFactor(identity),

    isPrivileged({ authenticatedAt }) {
      const age = clock() - authenticatedAt
      // From the future is who signed in before the clock was put back, or with a process whose clock is a bit ahead.
      return age > -clockSkew && age < privileged
    },
    privilegedUntil: (session) => session.authenticatedAt + privileged,
    logoutTokenOf: ({ id }) => logoutToken(secret, id),
    isLogoutTokenOf: ({ id }, token) => secrets.some((key) => equals(token, logoutToken(key, id))),

    async listOthers({ session, identity }, size, offset) {
      const others: SessionFilter = {
        identityId: identity.id,
        except: session.id,
        active: true,
        now: clock(),
        size,
        offset,
      }
      const [sessions, total] = await Promise.all([stores.sessions.list(others), stores.sessions.count(others)])
      return { sessions, total }
    },

    revoke: (id, identityId) => stores.sessions.revoke(id, identityId),
    revokeOthers: ({ session, identity }) => stores.sessions.revokeAll(identity.id, session.id),
    revokeAll: (identityId) => stores.sessions.revokeAll(identityId),
  }
}
