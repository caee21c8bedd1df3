import { getRequestListener } from '@hono/node-server'
import type { Fetch } from '@collect/contract'
import { adminGuard } from './admin-guard.ts'
import { createEdge } from './edge.ts'
import { front } from './front.ts'
import { listen, listenOnSocket, type Listener } from './listener.ts'
import type { Log } from '../process/log.ts'
import type { Environment } from '../environment/read-environment.ts'

/**
 * Opens the admin API at a loopback port, at a socket that only this system account may open, or both. A token is its
 * only authentication, so it never listens on a network.
 */
export async function openAdmin(
  { adminPort, adminSocket, adminTokens: tokens }: Pick<Environment, 'adminPort' | 'adminSocket' | 'adminTokens'>,
  admin: Fetch,
  log: Log,
): Promise<readonly Listener[]> {
  const own = log.child({ component: 'admin' })
  const edge = createEdge({ origin: 'http://localhost', trustedHops: 0, trustsPlaces: false, log: own })
  const listeners: Listener[] = []
  if (adminSocket !== undefined) {
    listeners.push(await listenOnSocket(front(edge, getRequestListener(admin), undefined), adminSocket, 'ADMIN_SOCKET'))
    own.info({ socket: adminSocket }, 'the admin API listens at a socket')
  }
  if (adminPort !== 'off') {
    const door = getRequestListener(adminGuard(admin, { tokens, log: own }))
    listeners.push(await listen(front(edge, door, undefined), '127.0.0.1', adminPort, 'ADMIN_PORT'))
  }
  return listeners
}
