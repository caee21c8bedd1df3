import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { send } from '../apps/server/test/send.ts'
import { freePort } from '../e2e/setup/free-port.ts'
import { createVisitor, type Visitor, type WayName } from '../packages/identity/test/service/visitor.ts'
import { serverArguments } from '../scripts/server-arguments.mjs'
import { copyClients } from './clients.ts'
import { copyConfig, type Changes } from './configuration.ts'
import { openMailbox, type Mailbox } from './mailbox.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Environment variables of the operator that the attacked copy gets. */
const passedOn = [
  'PATH',
  'HOME',
  'NODE_COMPILE_CACHE',
  'NODE_OPTIONS',
  'PROJECT_CONFIG',
  'ACCOUNT_RULES',
  'SESSION_IDLE',
]

/** The address and headers of a visitor. */
export interface From {
  readonly place: string
  readonly agent?: string
  /** Index of the process that gets the request. */
  readonly process?: number
}

/** A running copy of the shipped program on an empty folder. The siege attacks only such copies. */
export interface Copy {
  readonly origin: string
  readonly folder: string
  readonly ports: readonly number[]
  readonly mailbox: Mailbox
  visitor(way: WayName, from: From): Visitor
  /** Headers of a request from an address, as the proxy in front passes them on. */
  headers(place: string): Readonly<Record<string, string>>
  /** Output of the processes. */
  log(): string
  stop(): Promise<void>
}

export interface CopyOptions {
  /** Number of processes on one database. */
  readonly processes?: number
  /** An empty database to use instead of the SQLite file of the folder. */
  readonly databaseUrl?: string
  readonly trustProxy?: 0 | 1 | 2
  /** What an attack needs beside the operator's configuration. */
  readonly changes?: Changes
}

/** The public origin of the copy. Every request goes to the copy's loopback port all the same. */
const originOf = (given = process.env['ORIGIN'] ?? ''): string =>
  given.startsWith('https://') ? given.replace(/\/$/, '') : 'https://collect.example'

export async function openCopy({
  processes = 1,
  databaseUrl,
  trustProxy = 1,
  changes,
}: CopyOptions = {}): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'collect-siege-'))
  const mailbox = await openMailbox()
  const origin = originOf()
  const { host } = new URL(origin)
  const environment = {
    ...Object.fromEntries(passedOn.map((name) => [name, process.env[name] ?? ''])),
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    ORIGIN: origin,
    ADMIN_PORT: 'off',
    ADMIN_SOCKET: 'off',
    DATA_DIR: folder,
    IDENTITY_CONFIG: copyConfig(folder, changes),
    OAUTH2_CLIENTS: copyClients(folder),
    SMTP_URL: mailbox.url,
    TRUST_PROXY: String(trustProxy),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  let log = ''
  const ports: number[] = []
  const children: ChildProcess[] = []
  const stop = async () => {
    await Promise.all(children.map(end))
    await mailbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
  for (let index = 0; index < processes; index += 1) {
    const port = await freePort()
    const child = spawn(process.execPath, serverArguments, {
      cwd: root,
      env: { ...environment, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    ports.push(port)
    children.push(child)
    child.stdout.on('data', (chunk) => (log += chunk))
    child.stderr.on('data', (chunk) => (log += chunk))
    if (!(await untilReady(child, port, host))) {
      await stop()
      throw new Error(`The program did not start:\n${log}`)
    }
  }
  const headers = (place: string) => ({ host, 'x-forwarded-for': place, 'x-forwarded-proto': 'https' })

  return {
    origin,
    folder,
    ports,
    mailbox,
    headers,
    visitor(way, { place, agent, process: index = 0 }) {
      const port = ports[index % ports.length] ?? 0
      const fixed = { ...headers(place), ...(agent !== undefined && { 'user-agent': agent }) }
      return createVisitor({ origin, clock: Date.now, fetch: (request) => through(port, request, fixed) }, way)
    },
    log: () => log,
    stop,
  }
}

/** Sends a request to a loopback port, with the host name of its address. */
async function through(port: number, request: Request, fixed: Readonly<Record<string, string>>): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const body = Buffer.from(await request.arrayBuffer())
  const answer = await send(port, pathname + search, {
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), ...fixed },
    ...(body.length > 0 && { body }),
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
  }
  return new Response([204, 304].includes(answer.status) ? null : answer.text, { status: answer.status, headers })
}

/** Whether it answers within thirty seconds. */
async function untilReady(child: ChildProcess, port: number, host: string): Promise<boolean> {
  for (const begun = Date.now(); Date.now() - begun < 30_000 && child.exitCode === null; await sleep(50)) {
    const headers = { host, 'x-forwarded-proto': 'https' }
    const isReady = await send(port, '/health/ready', { headers }).then(
      ({ status }) => status === 200,
      () => false, // nothing listens yet
    )
    if (isReady) return true
  }
  return false
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
