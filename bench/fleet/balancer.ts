import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Balancer {
  readonly port: number
  /** Number of requests that each process got. */
  readonly given: ReadonlyMap<number, number>
  stop(): Promise<void>
}

/** How long a port that refused a connection gets no request, in milliseconds. */
const restsFor = 1_000

/**
 * Hands requests to local processes in turn, over connections that stay open. A request is repeated at the next process
 * only if its own cannot have carried it out. If a process ends while it works, its other requests are answered 502.
 *
 * It believes the client addresses of its clients, so it is for tests and measurements only.
 */
export async function openBalancer(ports: readonly number[], own = 0): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const given = new Map<number, number>(ports.map((port) => [port, 0]))
  const restsUntil = new Map<number, number>()
  let turn = 0

  function next(): number {
    for (let tries = 0; tries < ports.length; tries += 1) {
      const port = ports[(turn += 1) % ports.length] ?? 0
      if ((restsUntil.get(port) ?? 0) <= performance.now()) return port
    }
    return ports[turn % ports.length] ?? 0
  }

  function hand(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer | undefined, tries: number): void {
    const port = next()
    given.set(port, (given.get(port) ?? 0) + 1)
    const headers = { 'x-forwarded-for': incoming.socket.remoteAddress, ...incoming.headers }
    const { method, url: path } = incoming
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
      answer.once('error', () => outgoing.destroy())
    })
    sent.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') restsUntil.set(port, performance.now() + restsFor)
      // A connection may close just before its next request; reading requests have no effect twice.
      const isUnseen = code === 'ECONNREFUSED' || (sent.reusedSocket && code === 'ECONNRESET' && method === 'GET')
      if (isUnseen && !outgoing.headersSent && tries <= ports.length) return hand(incoming, outgoing, body, tries + 1)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
      return undefined
    })
    sent.end(body)
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    const hasBody = incoming.headers['content-length'] !== undefined || 'transfer-encoding' in incoming.headers
    if (!hasBody) return hand(incoming, outgoing, undefined, 1)
    buffer(incoming).then(
      (body) => hand(incoming, outgoing, body, 1),
      () => outgoing.destroy(),
    )
    return undefined
  })
  server.listen(own, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : own,
    given,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      agent.destroy()
    },
  }
}
