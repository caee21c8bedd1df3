import { randomUUID } from 'node:crypto'
import { newId } from '@collect/storage'
import type { Actor } from '../records/actor.ts'
import type { IdentityId, SessionId } from '../records/ids.ts'
import { wireTime, type Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import { secondFactorAddresses } from '../identities/code-addresses.ts'
import type { Factors } from '../identities/factors.ts'
import { organizationById } from '../providers/organizations.ts'
import type { IdentityRecord } from '../records/identity.ts'
import type { IdentitySchemas } from '../schema/open-schemas.ts'
import { digest, equals, hmac, randomToken } from '../secrets/tokens.ts'
import type { SessionFilter, SessionWithIdentity } from '../store/session-store.ts'
import type { Notices } from '../courier/notices.ts'
import { clientNetworkOf } from '../rate-limit/client-network.ts'
import type { Stores } from '../store/stores.ts'
import { assuranceOf, levelOf, type Proof } from './assurance.ts'
import { createUseNotes, noteEvery } from './note-use.ts'
import type { ProvedMethod, SessionRecord } from '../records/session.ts'

/** A session that is active now, with the token of the request. */
export interface LiveSession extends SessionWithIdentity {
  readonly token: string
}

/**
 * A session that proves more than before gets a new token, so that a stolen old token gains nothing. Native clients
 * keep their token, as with Kratos (docs/contract/http.md §4.3).
 */
export type NextToken = 'new' | 'same'

export interface SigningDevice {
  readonly actor: Required<Actor>
  /** Whether the account's owner needs no mail about it; unset, earlier sessions decide. */
  readonly isKnown: boolean | undefined
}

export interface Sessions {
  /** The session of a token; undefined when it has ended or expired, or its account is inactive. */
  findLive(token: string): Promise<LiveSession | undefined>
  /** Undefined when a secret of the account became worthless since the proof was checked. */
  issue(
    identity: IdentityRecord,
    proof: Proof,
    device: SigningDevice,
    options?: {
      readonly recovers?: boolean
      /** The sign-up opens it: the activity names the sign-up alone. */
      readonly isFirst?: boolean
    },
  ): Promise<LiveSession | undefined>
  /** Signs in again on the same session, which keeps its id. Undefined when it was ended or updated meanwhile. */
  refresh(live: LiveSession, proof: Proof, token: NextToken): Promise<LiveSession | undefined>
  /** Adds a method that was just set up. The sign-in gets no fresher by it (docs/contract/http.md §5.5). */
  addMethod(live: LiveSession, proof: Proof, token: NextToken): Promise<LiveSession>
  /** An operator extends the session from now. False when it has ended. */
  extend(session: SessionRecord): Promise<boolean>
  hasSecondFactor(identity: IdentityRecord): boolean
  /**
   * Whether the session lacks the account's second factor, if `required_aal` demands it (docs/contract/http.md §4.2).
   */
  needsSecondFactor(live: SessionWithIdentity, required: 'aal1' | 'highest_available'): boolean
  /** Whether the session lacks no second factor of the account. */
  isWhole(live: SessionWithIdentity): boolean
  /**
   * Whether sensitive settings may be changed without signing in again (SETTINGS-ACCESS-2, docs/contract/http.md §4.3).
   */
  isPrivileged(session: SessionRecord): boolean
  privilegedUntil(session: SessionRecord): number
  /** One stable token per session, so that a logout link keeps working. Clients cannot forge it for another session. */
  logoutTokenOf(session: SessionRecord): string
  /** Links on open pages stay valid while a secret is rotated. */
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
  /** Idle timeout, in milliseconds. */
  readonly idle: number | undefined
}

/** Maximum difference between the clocks of two processes, in milliseconds. */
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
    ...(proof.provider !== undefined && { provider: proof.provider }),
    ...(proof.organization !== undefined && { organization: proof.organization }),
    ...(proof.upstream_acr !== undefined && { upstream_acr: proof.upstream_acr }),
    ...(proof.upstream_amr !== undefined && { upstream_amr: proof.upstream_amr }),
  })
  const hasSecondFactor = (identity: IdentityRecord) =>
    identity.availableAal === 'aal2' || secondFactorAddresses(config, schemas, identity).length > 0
  /** When a session ends that is used now. */
  const usedUntil = (endsAt: number, now: number) => (idle === undefined ? endsAt : Math.min(endsAt, now + idle))
  /** Sessions of an organisation's users end earlier, where the configuration says so. */
  const lifespanOf = (methods: readonly ProvedMethod[]) =>
    Math.min(
      lifespan,
      ...methods.map((one) => organizationById(config, one.organization)?.session_lifespan ?? lifespan),
    )
  const livingFrom = (now: number, methods: readonly ProvedMethod[]) => {
    const endsAt = now + lifespanOf(methods)
    return { expiresAt: usedUntil(endsAt, now), endsAt }
  }
  const privileged = config.selfservice.flows.settings.privileged_session_max_age
  const [secret = ''] = secrets
  const logoutToken = (key: string, id: string) =>
    `ory_lo_${hmac(key, `logout:${id}`).replace(/[-_]/g, '').slice(0, 32)}`

  const note = createUseNotes(stores.sessions, clock)

  /** Writes the use of a session now and then, not at each request. */
  const used = async (session: SessionRecord): Promise<SessionRecord> => {
    const now = clock()
    const expiresAt = usedUntil(session.endsAt, now)
    if (idle === undefined || expiresAt - session.expiresAt < idle / 10) {
      if (now - session.lastActiveAt >= noteEvery) note(session.id)
      return session
    }
    const times = { expiresAt, endsAt: session.endsAt, lastActiveAt: now }
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

  /** Native clients have no cookie that marks them. They are known by the network of earlier sign-ins. */
  const isNewDevice = async ({ identityId, device }: SessionRecord): Promise<boolean> => {
    // Usually the address is the same, and one row decides.
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

    async issue(identity, proof, { isKnown, actor }, { recovers = false, isFirst = false } = {}) {
      const now = clock()
      const token = randomToken('ory_st_', 32)
      const methods = [completed(proof, now)]
      const session: SessionRecord = {
        id: newId(now),
        identityId: identity.id,
        tokenDigest: digest(token),
        active: true,
        aal: assuranceOf(methods),
        methods,
        authenticatedAt: now,
        issuedAt: now,
        lastActiveAt: now,
        ...livingFrom(now, methods),
        device: { id: randomUUID(), ...actor.device },
        recovers,
      }
      const isNew = !isFirst && (isKnown === undefined ? await isNewDevice(session) : !isKnown)
      const facts = { method: proof.method }
      const isIssued = await stores.inTransaction(async ({ sessions, events }, trx) => {
        const done = await sessions.insert(session, identity.secretsVersion)
        if (!done || isFirst) return done
        if (isNew) {
          const { userAgent, ipAddress } = actor.device
          await notices.notify(identity, 'new_device', { at: now, userAgent, ipAddress }, trx, { actor, facts })
        } else {
          await notices.list(identity, 'signed_in', facts, trx, actor.device)
        }
        await events.deleteSurplus(identity.id)
        return done
      })
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
        lastActiveAt: now,
        ...livingFrom(now, methods),
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

    extend: (session) => stores.sessions.extend(session.id, livingFrom(clock(), session.methods), clock()),

    hasSecondFactor,
    needsSecondFactor: ({ session, identity }, required) =>
      required === 'highest_available' && session.aal !== 'aal2' && hasSecondFactor(identity),

    isWhole: ({ session, identity }) => session.aal === 'aal2' || !hasSecondFactor(identity),

    isPrivileged({ authenticatedAt }) {
      const age = clock() - authenticatedAt
      // `authenticatedAt` may lie in the future: the clock was put back, or another process' clock is ahead.
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
