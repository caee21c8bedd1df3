import type { AssuranceLevel, AuthenticationMethod } from '@collect/contract'
import type { AddressId, IdentityId, SessionId } from './ids.ts'

/** What was proved, and through which recovery address, where it came through one. */
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
  /** Unless it is used before. */
  readonly expiresAt: number
  /** However much it is used. */
  readonly endsAt: number
  readonly device: DeviceRecord
  /** A recovery began it, and the account's second factor is still to come. */
  readonly recovers: boolean
}
