import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secrets that are kept in the data folder, one in a line, the first one signing; made when there are none.
 * Processes that start together agree on one file: it appears complete or not at all.
 */
export function keptSecrets(dataDir: string): readonly string[] {
  const file = join(dataDir, 'secrets')
  return read(file) ?? make(dataDir, file)
}

function read(file: string): readonly string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function make(dataDir: string, file: string): readonly string[] {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    // Unlike a rename, a link refuses to replace what another process put there first.
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').split('\n').filter(Boolean)
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
