import type { FlowRecord } from '../../records/flow.ts'
import type { LiveSession } from '../../sessions/sessions.ts'
import type { Service } from '../service.ts'
import { acceptLogin } from './login-challenge.ts'

/**
 * The address after a flow that left the user signed in: the application that began it, else `otherwise`. A native
 * client has no browser to send.
 */
export const onwardOf = async (
  service: Service,
  { type, loginChallenge }: FlowRecord,
  live: LiveSession,
  otherwise: string,
): Promise<string> =>
  type === 'api' || loginChallenge === undefined ? otherwise : acceptLogin(service, loginChallenge, live)

/** The flow as one that no application began: what follows it does not lead there. */
export function withoutChallenge(flow: FlowRecord): FlowRecord {
  const { loginChallenge: _, ...rest } = flow
  return rest
}
