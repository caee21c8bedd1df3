import type { AssuranceLevel, AuthenticationMethod } from '@collect/contract'
import type { AddressId, IdentityId, SessionId } from './ids.ts'

/** A proved method, and the recovery address that proved it, if any. */
export interface ProvedMethod extends AuthenticationMethod {
  readonly address_id?: AddressId
}

export interface DeviceRecord {
  readonly id: string
  readonly ipAddress: string
  readonly userAgent: string
  readonly location: string
}

/** A signed-in device of one account; times in milliseconds. */
export interface SessionRecord {
  readonly id: SessionId
  readonly identityId: IdentityId
  readonly tokenDigest: string
  readonly active: boolean
  readonly aal: AssuranceLevel
  readonly methods: readonly ProvedMethod[]
  readonly authenticatedAt: number
  readonly issuedAt: number
  /** The latest use, to the minute. */
  readonly lastActiveAt: number
  /** The idle timeout; each use moves it on. */
  readonly expiresAt: number
  /** The end of its lifespan, however often it is used. */
  readonly endsAt: number
  readonly device: DeviceRecord
  /** A recovery began the session, and the account's second factor is still missing. */
  readonly recovers: boolean
}
