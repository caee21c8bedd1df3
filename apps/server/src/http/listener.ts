import { mkdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, Socket, type ListenOptions } from 'node:net'
import { dirname } from 'node:path'
import { EdgeRequest } from './edge.ts'
import { isPhotoUpload } from './photo-upload.ts'
import { EnvironmentError } from '../environment/environment-error.ts'

export interface Listener {
  readonly port: number
  readonly server: Server
  /** Closes to new connections and resolves after the last response, or after `timeoutMs` milliseconds. */
  stop(timeoutMs: number): Promise<void>
}

/** Listens on one address. @throws EnvironmentError with `setting`, if the port is in use or forbidden */
export async function listen(handle: RequestListener, host: string, port: number, setting: string): Promise<Listener> {
  const server = serverFor(handle)
  await begin(server, { host, port }).catch((error: NodeJS.ErrnoException) => {
    throw new EnvironmentError(setting, sentenceOf(error, String(port), `and HOST cannot be used: ${host}:${port}`))
  })
  const address = server.address()
  return listenerOf(server, typeof address === 'object' && address ? address.port : port)
}

/**
 * Listens on a Unix socket that only this system account may open. It replaces a socket that a killed program left.
 * @throws EnvironmentError with `setting`, if another program listens there or the socket cannot be created
 */
export async function listenOnSocket(handle: RequestListener, path: string, setting: string): Promise<Listener> {
  const server = serverFor(handle)
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    if (await isLeftBehind(path)) rmSync(path)
    // The umask gives the socket its permissions at once; a later change would leave a gap.
    const usual = process.umask(0o177)
    const beginning = begin(server, { path })
    process.umask(usual)
    await beginning
  } catch (error) {
    throw new EnvironmentError(setting, sentenceOf(error as NodeJS.ErrnoException, path, `cannot be ${path}`)) // of Node's own
  }
  return listenerOf(server, 0)
}

/** How long the body of a request may take, in milliseconds: 64 MB of photos come from slow networks, too. */
const longestBody = 60_000
const longestUpload = 10 * 60_000

function serverFor(handle: RequestListener): Server {
  const options = {
    headersTimeout: longestBody,
    requestTimeout: longestUpload,
    keepAliveTimeout: 10_000,
    IncomingMessage: EdgeRequest,
  }
  const server: Server = createServer(options, (incoming, outgoing) => {
    // Otherwise, connections that were busy when the server began to stop would stay open after their response.
    outgoing.once('close', () => !server.listening && setImmediate(() => server.closeIdleConnections()))
    if (!isPhotoUpload(incoming.url ?? '')) endSlowBody(incoming)
    closeInStages(incoming)
    handle(incoming, outgoing)
  })
  return server
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** For how long a client may go on sending after its answer, in milliseconds. */
const longestRest = 5_000

/**
 * A client that the server answers before it has sent its whole body would lose the answer, if the server closed the
 * connection at once. So the server reads on for a while, and drops what it reads (RFC 9112, section 9.6).
 */
function closeInStages(incoming: IncomingMessage): void {
  if (!hasBody(incoming)) return
  const { socket } = incoming
  const close = () => Socket.prototype.destroySoon.call(socket)
  // Node calls this when the connection takes no other request.
  socket.destroySoon = () => {
    if (incoming.complete) return close()
    // Hono's adapter calls this once more, after half a second.
    socket.destroySoon = () => {}
    socket.end()
    const timer = setTimeout(close, longestRest).unref()
    socket.once('close', () => clearTimeout(timer))
    // A web stream whose reader takes no more would pause the request.
    incoming.removeAllListeners('data').once('end', close).resume()
  }
}

/** Node has one limit for all requests. */
function endSlowBody(incoming: IncomingMessage): void {
  if (!hasBody(incoming)) return
  const timer = setTimeout(() => !incoming.complete && incoming.socket.destroy(), longestBody).unref()
  incoming.once('close', () => clearTimeout(timer))
}

const begin = (server: Server, where: ListenOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(where, resolve)
  })

function listenerOf(server: Server, port: number): Listener {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return { port, server, stop: (timeoutMs) => stop(server, sockets, timeoutMs) }
}

/** Whether the file is a socket at which no program listens any more. */
async function isLeftBehind(path: string): Promise<boolean> {
  if (!statSync(path, { throwIfNoEntry: false })?.isSocket()) return false
  return new Promise((resolve) => {
    const probe = connect(path)
    probe.once('connect', () => {
      probe.destroy()
      resolve(false)
    })
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'))
  })
}

function sentenceOf({ code, message }: NodeJS.ErrnoException, place: string, otherwise: string): string {
  if (code === 'EADDRINUSE') return `cannot be ${place}: another program listens there already`
  if (code === 'EACCES') return `cannot be ${place}: this account may not listen there`
  return `${otherwise}: ${message}`
}

async function stop(server: Server, sockets: ReadonlySet<Socket>, timeoutMs: number): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    // Browsers open connections in advance. Node counts one without a request as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  })
  clearTimeout(late)
}
