import { createServer, type RequestListener, type Server } from 'node:http'
import { SettingError } from './setting-error.ts'

export interface Listener {
  readonly port: number
  /** Takes no more connections and resolves when the last answer is out, at most after `patience` milliseconds. */
  stop(patience: number): Promise<void>
}

/** Listens on one address. @throws SettingError naming `setting` when the port is taken or forbidden. */
export async function listen(handle: RequestListener, host: string, port: number, setting: string): Promise<Listener> {
  let isStopping = false
  const server = createServer({ requestTimeout: 60_000, keepAliveTimeout: 10_000 }, (incoming, outgoing) => {
    // A connection that was busy when the server was asked to stop would be kept open after its answer.
    outgoing.once('close', () => isStopping && setImmediate(() => server.closeIdleConnections()))
    handle(incoming, outgoing)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new SettingError(setting, sentenceOf(error, host, port))),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop(patience) {
      isStopping = true
      return stop(server, patience)
    },
  }
}

function sentenceOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `cannot be ${port}: another program listens there already`
  if (error.code === 'EACCES') return `cannot be ${port}: this account may not listen there`
  return `and HOST cannot be used: ${host}:${port}: ${error.message}`
}

async function stop(server: Server, patience: number): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), patience)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(late)
}
