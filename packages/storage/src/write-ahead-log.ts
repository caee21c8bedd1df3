import { close, fdatasync, openSync, realpathSync } from 'node:fs'
import { promisify } from 'node:util'

export interface WriteAheadLog {
  /**
   * Resolves when all commits so far are on the disk; the process goes on meanwhile. After one failure every call
   * fails: an operating system reports a failed write once and then treats the data as written.
   */
  sync(): Promise<void>
  /** Throws the error of a failed `sync`. */
  check(): void
  close(): Promise<void>
}

/**
 * The write-ahead log of an open SQLite file. With `synchronous=NORMAL`, SQLite syncs the log before a checkpoint but
 * not after a commit (https://sqlite.org/pragma.html#pragma_synchronous), so this object does. The file stays the same
 * while a connection is open. SQLite holds no POSIX lock on it that closing a second descriptor would release.
 */
export function openLog(file: string): WriteAheadLog {
  // SQLite puts the log beside the file itself, not beside a link to it.
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
