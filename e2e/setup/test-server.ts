import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as ServerArguments from '../../scripts/server-arguments.mjs'
import { freePort } from './free-port.ts'
import { storyConfig, type Changes } from './story-config.ts'

const ownRoot = fileURLToPath(new URL('../../', import.meta.url))

/** The real server on a port of its own, with an empty data folder. */
export interface TestServer {
  readonly origin: string
  readonly adminOrigin: string
  readonly databaseUrl: string
  /** The process id. */
  pid(): number | undefined
  /** The server's output since it was opened. */
  log(): string
  /** Stops the process; its data stays. */
  halt(): Promise<void>
  /** Starts the process again after a halt, from another checkout if one is given. */
  resume(from?: string): Promise<void>
  /** Stops the process and starts it on the same data. */
  restart(signal?: NodeJS.Signals): Promise<void>
  stop(): Promise<void>
}

export interface TestServerOptions {
  /** A database other than the SQLite file in the data folder. */
  readonly databaseUrl?: string
  readonly changes?: Changes
  /** A free one unless one is given. */
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** The checkout of the server to run; this one by default. */
  readonly root?: string
  /** What Node runs there; what `npm start` runs by default. */
  readonly program?: readonly string[]
}

/** Runs the app in front of a remote identity service for the time of a worker. */
export async function provideTestServer(service: string, give: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer({ env: { ORY_SDK_URL: service } })
  await give(server)
  await server.stop()
}

export async function startTestServer({
  databaseUrl,
  changes,
  port: given,
  env,
  root = ownRoot,
  program,
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'collect-house-'))
  const port = given ?? (await freePort())
  const adminPort = await freePort()
  const origin = `http://localhost:${port}`
  const url = databaseUrl ?? `file:${join(folder, 'collect.db')}`
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    DATA_DIR: folder,
    DATABASE_URL: url,
    IDENTITY_CONFIG: storyConfig(folder, changes),
    ...env,
  }
  let written = ''
  let child = await start()

  async function start(from = root): Promise<ChildProcess> {
    // An earlier version of the app says itself how it starts.
    const { serverArguments }: typeof ServerArguments = await import(
      pathToFileURL(join(from, 'scripts/server-arguments.mjs')).href
    )
    // The developer's own environment must not affect the stories.
    const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '', NODE_OPTIONS = '' } = process.env
    const made = spawn(process.execPath, program ?? serverArguments, {
      cwd: from,
      env: { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    made.stdout.on('data', (chunk) => (written += chunk))
    made.stderr.on('data', (chunk) => (written += chunk))
    return made
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  async function resume(from?: string): Promise<void> {
    child = await start(from)
    await untilReady(origin, isRunning, () => written)
  }

  const isRunning = () => child.exitCode === null && child.signalCode === null
  await untilReady(origin, isRunning, () => written)
  return {
    origin,
    adminOrigin: `http://127.0.0.1:${adminPort}`,
    databaseUrl: url,
    pid: () => child.pid,
    log: () => written,
    halt: () => end('SIGTERM'),
    resume,
    async restart(signal = 'SIGTERM') {
      await end(signal)
      await resume()
    },
    async stop() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Polls until the server is ready, for at most thirty seconds. */
async function untilReady(origin: string, isRunning: () => boolean, written: () => string): Promise<void> {
  for (let attempt = 0; attempt < 300 && isRunning(); attempt++) {
    const isReady = await fetch(`${origin}/health/ready`).then(
      (response) => response.ok,
      () => false, // not listening yet
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server did not come up:\n${written()}`)
}
