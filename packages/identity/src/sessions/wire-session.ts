import type { AuthenticationMethod, Identity, Session } from '@collect/contract'
import { wireTime } from '../clock.ts'
import type { ProvedMethod, SessionRecord } from '../records/session.ts'

/** A session as its owner sees it; `now` decides whether it is active. */
export function wireSession(session: SessionRecord, identity: Identity | null, now: number): Session {
  const { device } = session
  return {
    id: session.id,
    active: session.active && session.expiresAt > now && identity?.state !== 'inactive',
    expires_at: wireTime(session.expiresAt),
    authenticated_at: wireTime(session.authenticatedAt),
    authenticator_assurance_level: session.aal,
    authentication_methods: session.methods.map(wireMethod),
    issued_at: wireTime(session.issuedAt),
    identity,
    devices: [{ id: device.id, ip_address: device.ipAddress, user_agent: device.userAgent, location: device.location }],
  }
}

/** A session in the owner's list of devices, with facts that Kratos does not have. */
export const listedSession = (session: SessionRecord, identity: Identity | null, now: number): Session => ({
  ...wireSession(session, identity, now),
  last_active_at: wireTime(session.lastActiveAt),
})

/** Leaves out the recovery address, which is internal. */
function wireMethod(proved: ProvedMethod): AuthenticationMethod {
  const { address_id: _, ...method } = proved
  return method
}
