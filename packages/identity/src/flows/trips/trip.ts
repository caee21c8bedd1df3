import type { Connection } from '../../providers/connection.ts'
import type { ProvedUser } from '../../providers/provider.ts'
import type { SessionId } from '../../records/ids.ts'

/** A finished trip. */
export interface Trip {
  readonly connection: Connection
  readonly user: ProvedUser
  /** When it began, in milliseconds. */
  readonly madeAt: number
  /** Settings: the session that began it. */
  readonly sessionId: SessionId | undefined
}
