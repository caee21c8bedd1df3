import { randomUUID } from 'node:crypto'
import type { AuthenticationMethod, AuthenticationMethodName } from '@collect/contract'
import { wireTime, type Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import { secondFactorAddresses } from '../identities/code-addresses.ts'
import type { IdentityRecord } from '../identities/identity-record.ts'
import type { IdentitySchemas } from '../schema/open-schemas.ts'
import { digest, equals, hmac, randomToken } from '../secrets/tokens.ts'
import type { SessionFilter, SessionWithIdentity } from '../store/session-store.ts'
import type { Stores } from '../store/stores.ts'
import { assuranceOf, levelOf } from './assurance.ts'
import type { DeviceRecord, SessionRecord } from './session-record.ts'

/** A session that is active now, with the token that proved it. */
export interface LiveSession extends SessionWithIdentity {
  readonly token: string
}

export interface Sessions {
  /** The session behind a token: none when it ended, is late, or its account is inactive. */
  findLive(token: string): Promise<LiveSession | undefined>
  issue(
    identity: IdentityRecord,
    method: AuthenticationMethodName,
    device: Omit<DeviceRecord, 'id'>,
  ): Promise<LiveSession>
  /** Signing in again on the same session: it keeps its id and token, and lives on from now. None when it was ended meanwhile. */
  refresh(live: LiveSession, method: AuthenticationMethodName): Promise<LiveSession | undefined>
  /** Setting up a method proves it too; it makes the sign-in no fresher (contract/http.md §5.5). */
  addMethod(live: LiveSession, method: AuthenticationMethodName): Promise<LiveSession>
  /** Whether the account's second factor is still to come, where `required_aal` asks for all that it has (contract/http.md §4.2). */
  needsSecondFactor(live: SessionWithIdentity, required: 'aal1' | 'highest_available'): boolean
  /** Whether sensitive settings may be changed without signing in again (contract/http.md §4.3). */
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
  revoke(id: string, identityId?: string): Promise<boolean>
  revokeOthers(live: LiveSession): Promise<number>
  revokeAll(identityId: string): Promise<number>
}

export function createSessions(
  stores: Stores,
  config: IdentityConfig,
  schemas: IdentitySchemas,
  secrets: readonly string[],
  clock: Clock,
): Sessions {
  const { lifespan } = config.session
  const completed = (method: AuthenticationMethodName, at: number): AuthenticationMethod => ({
    method,
    aal: levelOf(config, method),
    completed_at: wireTime(at),
  })
  const hasSecondFactor = (identity: IdentityRecord) =>
    identity.availableAal === 'aal2' || secondFactorAddresses(config, schemas, identity).length > 0
  const privileged = config.selfservice.flows.settings.privileged_session_max_age
  const [secret = ''] = secrets
  const logoutToken = (key: string, id: string) =>
    `ory_lo_${hmac(key, `logout:${id}`).replace(/[-_]/g, '').slice(0, 32)}`

  return {
    async findLive(token) {
      const found = await stores.sessions.findByTokenDigest(digest(token))
      if (!found || !found.session.active || found.session.expiresAt <= clock()) return undefined
      return found.identity.state === 'active' ? { ...found, token } : undefined
    },

    async issue(identity, method, device) {
      const now = clock()
      const token = randomToken('ory_st_', 32)
      const methods = [completed(method, now)]
      const session: SessionRecord = {
        id: randomUUID(),
        identityId: identity.id,
        tokenDigest: digest(token),
        active: true,
        aal: assuranceOf(methods),
        methods,
        authenticatedAt: now,
        issuedAt: now,
        expiresAt: now + lifespan,
        device: { id: randomUUID(), ...device },
      }
      await stores.sessions.insert(session)
      return { session, identity, token }
    },

    async refresh(live, method) {
      const now = clock()
      const methods = [...live.session.methods, completed(method, now)]
      const session: SessionRecord = {
        ...live.session,
        methods,
        aal: assuranceOf(methods),
        authenticatedAt: now,
        expiresAt: now + lifespan,
      }
      return (await stores.sessions.update(session)) ? { ...live, session } : undefined
    },

    async addMethod(live, method) {
      const methods = [...live.session.methods, completed(method, clock())]
      const session: SessionRecord = { ...live.session, methods, aal: assuranceOf(methods) }
      await stores.sessions.update(session)
      return { ...live, session }
    },

    needsSecondFactor: ({ session, identity }, required) =>
      required === 'highest_available' && session.aal !== 'aal2' && hasSecondFactor(identity),

    isPrivileged: (session) => clock() - session.authenticatedAt < privileged,
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
