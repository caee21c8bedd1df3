import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'

const mark = '/* unsynced */'

/**
 * The end of a statement that nobody waits for the disk with: what it did outlives the process, but not a power failure
 * in the moments after it. A later statement without this brings all that came before it to the disk, too, so what is
 * left is always the past as it was at some time. In a transaction it changes nothing.
 */
export const unsynced = sql.raw(mark)

export const isUnsynced = (text: string): boolean => text.endsWith(mark)

/**
 * Runs such statements (https://sqlite.org/pragma.html#pragma_synchronous). The setting takes effect when it is
 * compiled, so it is never kept prepared; in a transaction it may not be changed.
 */
export const runUnsynced =
  (connection: DatabaseSync) =>
  <Result>(work: () => Result): Result => {
    if (connection.isTransaction) return work()
    connection.exec('pragma synchronous = normal')
    try {
      return work()
    } finally {
      connection.exec('pragma synchronous = full')
    }
  }
