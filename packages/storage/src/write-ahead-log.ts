import { close, fdatasync, openSync, realpathSync } from 'node:fs'
import { promisify } from 'node:util'

export interface WriteAheadLog {
  /**
   * Resolves when all that was committed so far is on the disk; the process goes on meanwhile. Once that has failed it
   * fails for good: a system tells of a failure once, and counts as written what is not.
   */
  sync(): Promise<void>
  /** Throws what `sync` failed with. */
  check(): void
  close(): Promise<void>
}

/**
 * The log of a SQLite file that is open. With `synchronous=NORMAL` SQLite brings it to the disk before it copies from
 * it, but after no commit (https://sqlite.org/pragma.html#pragma_synchronous): whoever wants that asks here. The file
 * stays the same one as long as there is a connection, and carries no locks that opening it twice would lose.
 */
export function openLog(file: string): WriteAheadLog {
  // SQLite puts it beside the file itself, wherever a link to that may lie.
  const descriptor = openSync(`${realpathSync(file)}-wal`, 'r')
  let failure: { readonly error: unknown } | undefined
  const check = () => {
    if (failure) throw failure.error
  }
  return {
    async sync() {
      check()
      try {
        await promisify(fdatasync)(descriptor)
      } catch (error) {
        failure = { error }
        throw error
      }
    },
    check,
    close: () => promisify(close)(descriptor),
  }
}
