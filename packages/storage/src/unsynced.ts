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

/** Runs such statements: https://sqlite.org/pragma.html#pragma_synchronous (it may not be changed in a transaction). */
export function runUnsynced(connection: DatabaseSync): <Result>(work: () => Result) => Result {
  const ease = connection.prepare('pragma synchronous = normal')
  const restore = connection.prepare('pragma synchronous = full')
  return (work) => {
    if (connection.isTransaction) return work()
    ease.run()
    try {
      return work()
    } finally {
      restore.run()
    }
  }
}
