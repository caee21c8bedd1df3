import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Database } from './database.ts'
import type { OpenOptions } from './open-options.ts'
import { openPostgres } from './postgres-database.ts'
import { openSqlite } from './sqlite-database.ts'

/**
 * Opens the database at `file:path/to.db`, `file::memory:` or `postgres://user@host/name`.
 * @throws if the address has another scheme, or the file cannot be opened.
 */
export function openDatabase(url: string, { onIdleError = () => {}, onQuery }: OpenOptions = {}): Database {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, onIdleError, onQuery)
  if (!url.startsWith('file:')) throw new Error('The database address must begin with file: or postgres://')
  const file = decodeURIComponent(url.slice('file:'.length).replace(/^\/\/(?=\/)/, ''))
  // The database holds personal data: only the process's user may read a new folder and file.
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return openSqlite(file, onQuery)
}
