import { close, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

export interface WriteAheadLog {
  /** Resolves when all that was committed so far is on the disk; the process goes on meanwhile. */
  sync(): Promise<void>
  /** After the last that was asked for. */
  close(): Promise<void>
}

/**
 * The log of a SQLite file that is open. With `synchronous=NORMAL` SQLite brings it to the disk before it copies from
 * it, but after no commit (https://sqlite.org/pragma.html#pragma_synchronous): whoever wants that asks here. The file
 * stays the same one as long as there is a connection, and carries no locks that opening it twice would lose.
 */
export function openLog(file: string): WriteAheadLog {
  const descriptor = openSync(`${file}-wal`, 'r')
  let latest = Promise.resolve()
  return {
    sync: () => (latest = promisify(fdatasync)(descriptor)),
    async close() {
      // Its number must not be another file's while the disk is still being asked.
      await latest.catch(() => {})
      await promisify(close)(descriptor)
    },
  }
}
