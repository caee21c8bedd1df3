import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { listenOnLoopback } from '../service/loopback.ts'

/** A running Kratos or Hydra. */
export interface Program {
  readonly pid: number | undefined
  /** The end of its output. */
  log(): string
  stop(): Promise<void>
}

interface ProgramOptions {
  readonly path: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly folder: string
  /** The address that answers 200 once it serves. */
  readonly ready: string
}

/** Starts a program and waits until it serves. */
export async function startProgram({ path, args, env, folder, ready }: ProgramOptions): Promise<Program> {
  let log = ''
  const child = spawn(path, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log = (log + chunk).slice(-20_000)))
  const program: Program = {
    pid: child.pid,
    log: () => log,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
  try {
    await untilReady(ready, () => child.exitCode === null)
    return program
  } catch (error) {
    await program.stop()
    throw new Error(`${path} does not serve: ${log}`, { cause: error })
  }
}

/** The environment of such a program: its database, and nothing of the developer's own. */
export const environmentIn = (folder: string) => ({
  PATH: '/usr/bin:/bin',
  HOME: folder,
  // No figures about the use of the program are sent.
  SQA_OPT_OUT: 'true',
  DSN: `sqlite://${folder}/db.sqlite?_fk=true`,
})

/** A free port below those that systems give to connections: another program would take one of these meanwhile. */
export async function freePort(): Promise<number> {
  for (let turn = 0; turn < 100; turn += 1) {
    const listening = await listenOnLoopback(createServer(), randomInt(20_000, 30_000)).catch(() => undefined)
    await listening?.close()
    if (listening) return listening.port
  }
  throw new Error('there is no free port')
}

async function untilReady(url: string, isRunning: () => boolean): Promise<void> {
  for (let turn = 0; turn < 300 && isRunning(); turn += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no answer at ${url}`)
}
