import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { parseDocument } from 'yaml'
import { serverArguments } from '../../../scripts/server-arguments.mjs'
import { listen } from '../src/http/listener.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Takes what is to be done once a program is needed no more: by default after the test. */
export type AtEnd = (end: () => void) => void

/** An empty folder that is deleted in the end. */
export function testFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'collect-server-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * The delivered settings with hashes that take no time, as a file in the folder: for tests that register hundreds of users
 * and are about what is kept, not about passwords.
 */
export function quickHashes(folder: string): Environment {
  const config = join(root, 'config')
  const settings = parseDocument(readFileSync(join(config, 'kratos.yml'), 'utf8'))
  settings.setIn(['hashers', 'argon2', 'memory'], '64KB')
  settings.setIn(['hashers', 'argon2', 'iterations'], 1)
  copyFileSync(join(config, 'identity.schema.json'), join(folder, 'identity.schema.json'))
  const file = join(folder, 'kratos.yml')
  writeFileSync(file, String(settings))
  return { IDENTITY_CONFIG: file }
}

export async function freePort(): Promise<number> {
  const probe = await listen(() => {}, '127.0.0.1', 0, 'PORT')
  await probe.stop(0)
  return probe.port
}

export type Environment = Readonly<Record<string, string>>

export interface Program {
  readonly child: ChildProcess
  /** The output so far, on both streams. */
  written(): string
  /** Resolves with the first output, or at the end of the program. */
  spoken(): Promise<unknown>
  /** Resolves with true once the program has printed the text, with false if the program ends before. */
  said(text: string): Promise<boolean>
  /** Resolves with the exit code. */
  ended(): Promise<number | null>
}

const fromSource = (file: string) => ['--conditions=source', `apps/server/src/${file}`]

/** Runs one of the server's programs as a process, and kills it in the end. The main one has to be built. */
export function runProgram(
  file:
    | 'main.ts'
    | 'dev.ts'
    | 'identity-only.ts'
    | 'commands/backup.ts'
    | 'commands/identities.ts'
    | 'commands/oauth2.ts'
    | 'commands/saml-keys.ts',
  env: Environment,
  args: readonly string[] = [],
  atEnd: AtEnd = onTestFinished,
): Program {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '', NODE_OPTIONS = '' } = process.env
  const child = spawn(process.execPath, [...(file === 'main.ts' ? serverArguments : fromSource(file)), ...args], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  atEnd(() => void child.kill('SIGKILL'))
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  child.stderr.on('data', (chunk) => (text += chunk))
  const ending = once(child, 'close')
  const speaking = Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ending])
  return {
    child,
    written: () => text,
    spoken: () => speaking,
    said: (wanted) =>
      new Promise((resolve) => {
        const look = () => text.includes(wanted) && resolve(true)
        child.stdout.on('data', look)
        child.stderr.on('data', look)
        void ending.then(() => resolve(text.includes(wanted)))
        look()
      }),
    ended: async () => {
      await ending
      return child.exitCode
    },
  }
}
