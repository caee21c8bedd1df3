import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'

export interface Listening {
  readonly origin: string
  readonly port: number
  /** Closes the server and all its connections. */
  close(): Promise<void>
}

/** Listens on this machine only, on a free port unless one is given. */
export async function listenOnLoopback(server: Server, port = 0): Promise<Listening> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port // the server listens on a port
  return {
    origin: `http://127.0.0.1:${own}`,
    port: own,
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
