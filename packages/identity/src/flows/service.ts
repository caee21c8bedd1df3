import type { Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { Courier } from '../courier/courier.ts'
import type { Tools } from '../methods/cell.ts'
import type { Sealer } from '../secrets/sealer.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Stores } from '../store/stores.ts'
import type { Addresses } from './addresses.ts'

/** Everything that a flow works with, put together once in `create-identity.ts`. */
export interface Service extends Tools {
  readonly config: IdentityConfig
  readonly clock: Clock
  readonly stores: Stores
  readonly sessions: Sessions
  readonly courier: Courier
  readonly sealer: Sealer
  readonly addresses: Addresses
}
