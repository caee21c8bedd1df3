import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Copy } from './copy.ts'

/** Disk usage of a copy. */
export interface Kept {
  /** Bytes of the used pages. */
  readonly used: number
  /** Bytes of all files in the data folder. */
  readonly files: number
  /** Stored errors: their number, and the bytes of one with its index entry. */
  readonly errors: { readonly rows: number; readonly bytes: number }
}

/** The key is in the row and in the index; the rest is SQLite's overhead of both. */
const bytesOfError = 'select coalesce(avg(length(error) + 2 * length(id)), 0) + 50 from flow_errors'

/** Measures the data folder of a copy. */
export function keptBy({ folder }: Copy): Kept {
  const database = new DatabaseSync(join(folder, 'collect.db'), { readOnly: true })
  const numberOf = (statement: string): number => Number(Object.values(database.prepare(statement).get() ?? {})[0] ?? 0)
  const errors = { rows: numberOf('select count(*) from flow_errors'), bytes: numberOf(bytesOfError) }
  const used = (numberOf('pragma page_count') - numberOf('pragma freelist_count')) * numberOf('pragma page_size')
  database.close()
  const files = readdirSync(folder).map((file) => statSync(join(folder, file)).size)
  return { used, files: files.reduce((sum, size) => sum + size, 0), errors }
}
