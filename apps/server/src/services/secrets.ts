import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../process/log.ts'
import { EnvironmentError } from '../environment/environment-error.ts'
import { minSecretLength } from '../environment/read-environment.ts'

/**
 * The secrets in the data folder, one per line; the first one signs. Without a file, one is created.
 * Processes that start together agree on one file, because it appears complete or not at all.
 * @throws EnvironmentError if the file cannot be used
 */
export function keptSecrets(dataDir: string, log: Pick<Log, 'warn'>): readonly string[] {
  const file = join(dataDir, 'secrets')
  try {
    const secrets = read(file) ?? make(dataDir, file)
    if ((statSync(file).mode & 0o077) !== 0)
      log.warn({ event: 'secrets.readable', file }, 'Other accounts of this machine can read the secrets.')
    return secrets
  } catch (error) {
    if (error instanceof EnvironmentError) throw error
    throw new EnvironmentError('SECRETS', `cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function read(file: string): readonly string[] | undefined {
  if (!existsSync(file)) return undefined
  if (statSync(file).isDirectory()) throw new EnvironmentError('SECRETS', `cannot be read: ${file} is a folder`)
  const secrets = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (secrets.length === 0) {
    throw new EnvironmentError(
      'SECRETS',
      `cannot be read: ${file} is empty; put its copy back, or remove it to begin anew`,
    )
  }
  if (secrets.some((secret) => secret.length < minSecretLength)) {
    throw new EnvironmentError(
      'SECRETS',
      `cannot be used: ${file} holds one of fewer than ${minSecretLength} characters`,
    )
  }
  return secrets
}

function make(dataDir: string, file: string): readonly string[] {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    // Unlike a rename, a link does not replace a file that another process created first.
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return read(file) ?? []
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
