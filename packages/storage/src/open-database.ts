import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Database } from './database.ts'
import type { OpenOptions } from './open-options.ts'
import { openPostgres } from './postgres/postgres-database.ts'
import { readHosts } from './postgres/postgres-hosts.ts'
import { openSqlite } from './sqlite-database.ts'

/**
 * Opens the database at `file:path/to.db`, `file::memory:`, `postgres://user@host/name`, or
 * `postgres://user@one,two/name` with several hosts.
 * @throws if the address has another form, or the file cannot be opened.
 */
export function openDatabase(url: string, { onIdleError = () => {}, ...options }: OpenOptions = {}): Database {
  if (isPostgres(url)) return openPostgres(url, { onIdleError, ...options })
  if (!url.startsWith('file:')) throw new Error('The database address must begin with file: or postgres://')
  const file = decodeURIComponent(url.slice('file:'.length).replace(/^\/\/(?=\/)/, ''))
  // The database holds personal data: only the process's user may read a new folder and file.
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return openSqlite(file, options.onQuery)
}

const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

/** What is wrong with a database address, as the end of a sentence; undefined if nothing is. */
export function problemOfAddress(url: string): string | undefined {
  if (!isPostgres(url)) return /^file:./.test(url) ? undefined : 'must begin with file: or postgres://'
  const hosts = readHosts(url)
  return 'problem' in hosts ? hosts.problem : undefined
}
